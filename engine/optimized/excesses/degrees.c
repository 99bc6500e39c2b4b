#include "optimized/excesses/degrees.h"

bool number_is_prime (uint32_t n)
{
  uint32_t power;
  return n > 1 && number_top (n, &power) == n;
}

static bool power_is_one (uint32_t exponent, uint32_t p)
{
  uint64_t power = 1;
  for (uint32_t bit = UINT32_C (1) << 31; bit; bit >>= 1)
    power = power * power % p * (exponent & bit ? 2 : 1) % p;
  return power == 1;
}

uint32_t number_order (uint32_t p)
{
  uint32_t order = p - 1, power;
  for (uint32_t left = order; left > 1; left /= power) {
    uint32_t const prime = number_top (left, &power);
    while (order % prime == 0 && power_is_one (order / prime, p))
      order /= prime;
  }
  return order;
}

uint32_t number_top (uint32_t n, uint32_t *power)
{
  uint32_t top = 1;
  for (uint32_t d = 2; n > 1; d++) {
    if ((uint64_t)d * d > n)
      d = n;
    if (n % d)
      continue;
    for (top = d, *power = 1; n % d == 0; n /= d)
      *power *= d;
  }
  return top;
}

uint64_t number_lcm (uint64_t a, uint64_t b)
{
  uint64_t x = a, y = b, product;
  while (y) {
    uint64_t const rest = x % y;
    x = y;
    y = rest;
  }
  return a == UINT64_MAX || b == UINT64_MAX || __builtin_mul_overflow (a / x, b, &product)
             ? UINT64_MAX
             : product;
}

uint32_t number_degree (uint64_t n)
{
  uint32_t degree = 1;
  while (degree < 64 && n >> degree)
    degree *= 2;
  return degree;
}
