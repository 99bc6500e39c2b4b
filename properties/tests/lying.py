#!/usr/bin/env python3
"""An engine that offers certificates and lies in one way, for the tests of what the kernel makes of it.

    lying.py MODE GIFTHORSE

It hands all requests to `gifthorse serve certified`, and changes the answers to `prove` as MODE says;
`honest` changes nothing, `order` answers = to each `compare` instead.
"""
import re
import subprocess
import sys

mode, gifthorse = sys.argv[1:3]
server = subprocess.Popen([gifthorse, "serve", "certified"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(line):
    server.stdin.write(line)
    server.stdin.flush()
    return server.stdout.readline()


def lie(line, certificate):
    """What is answered to a request for a certificate, in place of the right one."""
    if mode == "wrong":  # what is shown last is won by the other player
        at = certificate.rindex(b"s ") + 2
        return certificate[:at] + (b"R" if certificate[at:at + 1] == b"L" else b"L") + certificate[at + 1:]
    if mode == "other":  # a true one of another claim
        return ask(b"prove {1|-1} ; {2||0|-1}\n")
    if mode == "half":  # only one of the two judgments is shown
        return re.sub(rb";s ", b";n ", certificate, count=1)
    if mode == "misere":
        return certificate.replace(b" n;", b" m;", 1)
    if mode == "cut":
        return certificate[: len(certificate) // 2].rstrip(b"\n") + b"\n"
    if mode == "garbage":
        return b"trust me\n"
    if mode == "limit":
        return b"limit no time\n"
    if mode == "endless":
        sys.stdout.buffer.write(certificate.rstrip(b"\n"))
        while True:
            sys.stdout.buffer.write(b"n L R 0 0;" * 4096)
    return certificate


try:
    for request in sys.stdin.buffer:
        answer = ask(request)
        if request.startswith(b"prove "):
            answer = lie(request, answer)
        if request.startswith(b"compare ") and mode == "order":
            answer = b"=\n"
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
except BrokenPipeError:
    sys.exit(1)
