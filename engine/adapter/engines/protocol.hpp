// Gift Horse's line protocol for adapters in C++ of engines that are asked of integers and codes, or of games without
// names.
#pragma once

#include "../kits/c++/games.hpp" // games, and Limit

#include <cctype>
#include <cstdint>
#include <functional>
#include <iostream>

using Words = std::vector<std::string>; // what stands between the semicolons
using Requests = std::map<std::string, std::function<std::string(const Words &)>>;

inline std::uint64_t integer(const std::string &word) {
  try {
    std::size_t read = 0;
    const std::uint64_t number = std::stoull(word, &read);
    if (read == word.size() && std::isdigit(static_cast<unsigned char>(word[0])))
      return number;
  } catch (const std::out_of_range &) {
    throw Limit("more than 64 bits");
  }
  throw std::invalid_argument("expected an integer");
}

inline Game read_game(const std::string &word) {
  std::istringstream in(word);
  const Game found = read(in);
  if (!(in >> std::ws).eof())
    throw std::invalid_argument("expected the end");
  return found;
}

// A request may have behind a colon, in its key, what games it takes.
inline std::string answer(const std::string &line, const std::string &name, const Requests &requests) {
  if (line == "hello 1") {
    std::string said = "gifthorse 1 " + name + " numerals";
    for (auto &request : requests)
      said += " " + request.first;
    return said;
  }
  const auto blank = line.find(' ');
  const auto word = line.substr(0, blank);
  const auto request = std::find_if(requests.begin(), requests.end(), [&word](const auto &one) {
    return one.first.substr(0, one.first.find(':')) == word;
  });
  if (request == requests.end() || blank == std::string::npos)
    return "unsupported";
  Words words;
  for (std::size_t from = blank + 1, to; from != std::string::npos; from = to == std::string::npos ? to : to + 3) {
    to = line.find(" ; ", from);
    words.push_back(line.substr(from, to == std::string::npos ? to : to - from));
  }
  return request->second(words);
}

// Answer until the input ends, or `bye`.
inline void gifthorse(const std::string &name, const Requests &requests) {
  for (std::string line; std::getline(std::cin, line) && line != "bye";) {
    std::string said;
    try {
      said = answer(line, name, requests);
    } catch (const Limit &limit) {
      said = std::string("limit ") + limit.what();
    } catch (const std::exception &mistake) {
      said = std::string("error ") + mistake.what();
    }
    std::cout << said << std::endl;
  }
}
