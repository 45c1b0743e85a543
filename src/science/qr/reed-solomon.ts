/** Arithmetic of the field with 256 elements that QR codes use: x^8 + x^4 + x^3 + x^2 + 1 (ISO/IEC 18004, 7.5.2). */
const exponents = new Uint8Array(510)
const logarithms = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power += 1) {
  exponents[power] = value
  exponents[power + 255] = value
  logarithms[value] = power
  value = value & 0x80 ? ((value << 1) ^ 0x11d) & 0xff : value << 1
}

/** The product of two elements, each 0 to 255. */
export const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (exponents[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0)

/** The generator polynomial of so many correction words, highest power first, without its leading 1. */
function generator(count: number): Uint8Array {
  const product = new Uint8Array(count)
  product[count - 1] = 1
  let root = 1
  for (let step = 0; step < count; step += 1) {
    for (let at = 0; at < count; at += 1) {
      product[at] = times(product[at] ?? 0, root) ^ (at + 1 < count ? (product[at + 1] ?? 0) : 0)
    }
    root = times(root, 2)
  }
  return product
}

/** The correction words of a block: the remainder of its data divided by the generator polynomial. */
export function correctionWords(data: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count)
  const remainder = new Uint8Array(count)
  for (const word of data) {
    const factor = word ^ (remainder[0] ?? 0)
    remainder.copyWithin(0, 1)
    remainder[count - 1] = 0
    for (let at = 0; at < count; at += 1) {
      remainder[at] = (remainder[at] ?? 0) ^ times(divisor[at] ?? 0, factor)
    }
  }
  return remainder
}
