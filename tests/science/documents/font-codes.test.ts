import { expect, test } from 'vitest'

import { withLetters } from '#science/documents/font-codes.ts'

test.each([
  ['e\u001Ecacy and bene\u001Ct, pages 1\u00159', 'efficacy and benefit, pages 1–9'],
  ['J¨urgen, Jos´e, Gon¸calves, Jo˜ao, N´ı', 'Jürgen, José, Gonçalves, João, Ní'],
  ['the 5´end, a ˜ b, ˜5 mg', 'the 5´end, a ˜ b, ˜5 mg'],
])('%j is read as %s', (drawn, read) => {
  expect(withLetters(drawn)).toBe(read)
})
