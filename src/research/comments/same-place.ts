function plain(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A page or a part of one by its bare name: `search`, `/search` and `%2Fsearch` are one; nothing and '' are one too. */
export const placeName = (name: string | null | undefined): string =>
  plain(name ?? '')
    .split('/')
    .filter(Boolean)
    .join('/')

/** Whether two servers' names mean the same place. */
export const samePlace = (one: string | null | undefined, other: string | null | undefined): boolean =>
  placeName(one) === placeName(other)
