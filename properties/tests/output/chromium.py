"""A browser that is spoken to through a pipe, by the DevTools protocol: real keys, sizes and schemes."""

import base64
import fcntl
import json
import os
import select
import subprocess
import time

SECONDS = 100  # for an answer, on a machine that is full of other work
KEYS = {"Tab": 9, "Enter": 13}


class Chromium:
    """One page in a browser of its own, which ends with the block."""

    def __init__(self, program, folder):
        asked, self.ask = os.pipe()
        self.answers, answered = os.pipe()
        ours = [fcntl.fcntl(fd, fcntl.F_DUPFD_CLOEXEC, 10) for fd in (asked, answered)]

        def connect():  # it reads 3 and writes 4
            os.dup2(ours[0], 3)
            os.dup2(ours[1], 4)

        words = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={folder}"]
        self.process = subprocess.Popen([program, *words], preexec_fn=connect, pass_fds=(3, 4), stderr=subprocess.DEVNULL)
        for fd in (asked, answered, *ours):
            os.close(fd)
        self.number, self.text, self.session = 0, b"", None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.ask)
        os.close(self.answers)

    def read(self):
        """The next message."""
        while b"\0" not in self.text:
            ready, _, _ = select.select([self.answers], [], [], SECONDS)
            part = os.read(self.answers, 1 << 20) if ready else b""
            if not part:
                raise RuntimeError("the browser does not answer")
            self.text += part
        message, self.text = self.text.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **words):
        self.number += 1
        message = {"id": self.number, "method": method, "params": words}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.ask, json.dumps(message).encode() + b"\0")
        while (answer := self.read()).get("id") != self.number:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def tell(self, expression):
        """What an expression in the page is."""
        found = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"])
        return found["result"].get("value")

    def wait(self, expression):
        """Until it is so; whether it came to be."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            if self.tell(expression):
                return True
            time.sleep(0.02)
        return False

    def show(self, address, width, dark):
        """A page at a width, light or dark, when all of it is there."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)
        return self.wait(f"document.readyState === 'complete' && location.href === {json.dumps(address)}")

    def press(self, key):
        words = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key]}
        text = {"text": "\r"} if key == "Enter" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", **words, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **words)

    def type(self, text):
        for sign in text:
            self.call("Input.dispatchKeyEvent", type="char", text=sign)

    def picture(self):
        return base64.b64decode(self.call("Page.captureScreenshot")["data"])
