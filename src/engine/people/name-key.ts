/** Letters of other scripts that look like Latin ones, small: Cyrillic, Greek, and dotless i. */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'ьβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡ',
    h: 'һ',
    i: 'іıι',
    j: 'ј',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'п',
    o: 'оοσ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ᴢ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
)

/**
 * What is compared of a user name: two that look the same to people are the same. Spelling of accents and width (NFKC),
 * case, signs that cannot be seen, runs of spaces, and letters that look like Latin ones count for nothing.
 */
export const nameKey = (name: string): string =>
  Array.from(name.normalize('NFKC').toLowerCase().normalize('NFKC'), (letter) => LOOK_ALIKE.get(letter) ?? letter)
    .join('')
    .replaceAll(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
