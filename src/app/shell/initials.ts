/** One or two letters for a person: of first and last name, else of the user name, else of the address. */
export function initialsOf(person: {
  firstName?: string | null
  lastName?: string | null
  username?: string | null
  email?: string | null
}): string {
  const words = [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username || person.email || ''
  const [first = '', second = ''] = words.split(/[\s._-]+/).filter(Boolean)
  return `${firstLetter(first)}${firstLetter(second)}`.toUpperCase()
}

const firstLetter = (word: string) => /^./u.exec(word)?.[0] ?? ''
