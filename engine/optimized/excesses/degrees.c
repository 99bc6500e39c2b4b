#include "optimized/excesses/degrees.h"

bool number_is_prime (uint32_t n)
{
  uint32_t power;
  return n > 1 && number_top (n, &power) == n;
}

uint32_t number_order (uint32_t p)
{
  uint32_t order = 1;
  for (uint64_t power = 2 % p; power != 1; power = power * 2 % p)
    order++;
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
