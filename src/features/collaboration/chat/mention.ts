const CALL = /(?:^|[\s(])@([\w.-]*)$/u
const OFFERED = 8

/** The beginning of a name that stands before the caret after an @; undefined where nobody is being called. */
export const calledName = (text: string, caret: number): string | undefined => CALL.exec(text.slice(0, caret))?.[1]

/** Names that begin so, or have a part that does; a name typed in full needs no offer. */
export function matchingNames(people: readonly string[], typed: string): string[] {
  const wanted = typed.toLowerCase()
  const begins = (name: string) =>
    name
      .toLowerCase()
      .split(/[.\s_-]/)
      .some((part) => part.startsWith(wanted))
  return people
    .filter((name) => (name.toLowerCase().startsWith(wanted) || begins(name)) && name.toLowerCase() !== wanted)
    .slice(0, OFFERED)
}

/** The text with the name in place of its beginning, and where the caret stands then. */
export function withName(text: string, caret: number, name: string): { text: string; caret: number } {
  const typed = calledName(text, caret) ?? ''
  const before = `${text.slice(0, caret - typed.length)}${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
