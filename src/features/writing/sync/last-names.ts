const PREFIX = 'writing-kept:'

/** What is written in the same turn as a key, by place and tab. */
export const lastName = (place: string, tab: string) => `${PREFIX}${place}:${tab}`

export const placeOfName = (name: string) => name.slice(PREFIX.length, name.lastIndexOf(':'))

export function lastNames(place = ''): string[] {
  try {
    const prefix = place === '' ? PREFIX : lastName(place, '')
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
