// The more particular name first: most browsers also name the one that they descend from.
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const named = (names: readonly (readonly [string, string])[], text: string) =>
  names.find(([sign]) => text.includes(sign))?.[1]

/** Browser and system out of a User-Agent header, such as `Firefox on Linux`; undefined where it says neither. */
export function deviceName(userAgent: string | null): string | undefined {
  const text = (userAgent ?? '').slice(0, 1000)
  const [browser, system] = [named(BROWSERS, text), named(SYSTEMS, text)]
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}
