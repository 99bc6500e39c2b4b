// Gift Horse's line protocol, for an engine in C++.
#pragma once

#include "games.hpp"

#include <iostream>
#include <new>

// Of how many games it is, and who answers it, with a word or with text(game).
struct Request {
  std::size_t games;
  std::string (*answer)(const Games &of);
};
using Requests = std::map<std::string, Request>;

inline std::string greeting(const std::string &name, const Requests &requests) {
  std::string said = "gifthorse 1 " + name + " numerals let";
  for (auto &[word, request] : requests) said += " " + word;
  return said;
}

inline void expect_end(std::istream &in) {
  if (!(in >> std::ws).eof()) throw std::invalid_argument("expected the end");
}

inline std::string name_game(std::istream &in) {
  expect(in, 'g');
  const auto name = read_integer(in);
  expect(in, '=');
  const auto game = read(in);
  expect_end(in);
  names[name] = game;
  return "ok";
}

inline std::string answer_request(const Request &request, std::istream &in) {
  Games games;
  do games.push_back(read(in));
  while (take(in, ';'));
  expect_end(in);
  if (games.size() != request.games) throw std::invalid_argument("too many or too few games");
  return request.answer(games);
}

inline std::string answer(const std::string &line, const std::string &name,
                          const Requests &requests) {
  std::istringstream in(line);
  std::string word;
  in >> word;
  const auto request = requests.find(word);
  if (request != requests.end()) return answer_request(request->second, in);
  if (line == "hello 1") return greeting(name, requests);
  if (line == "clear") return names.clear(), "ok";
  if (word == "let") return name_game(in);
  return word == "hello" || word == "clear" ? "error malformed" : "unsupported";
}

inline std::string answer_or_refuse(const std::string &line, const std::string &name,
                                    const Requests &requests) {
  try {
    return answer(line, name, requests);
  } catch (const Limit &limit) {
    return std::string("limit ") + limit.what();
  } catch (const std::bad_alloc &) {
    return "limit no memory";
  } catch (const std::exception &mistake) {
    return std::string("error ") + mistake.what();
  } catch (...) { return "error of an unknown sort"; }
}

// Answer until the input ends, or `bye`.
inline void gifthorse(const std::string &name, const Requests &requests) {
  for (std::string line; std::getline(std::cin, line) && line != "bye";)
    std::cout << answer_or_refuse(line, name, requests) << std::endl;
}
