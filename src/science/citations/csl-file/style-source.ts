/** A style file as it is kept: what it calls itself, and its text. */
export type StyleSource = {
  /** The style's own identifier, an address. */
  id: string
  title: string
  /** The `.csl` file, as it was brought. */
  text: string
  /** A `locales-xx-XX.xml` file that was brought with it, for a language that Roadrunner has no words of. */
  locale?: string
}

/** Characters of the parts of a source: what is larger is left out. */
const LARGEST = { id: 500, title: 500, text: 512 * 1024, locale: 128 * 1024 }

/** A source of unknown origin, or undefined where it is none or too large. */
export function asStyleSource(value: unknown): StyleSource | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const bag = value as Record<string, unknown>
  const part = (name: keyof typeof LARGEST) => {
    const text = bag[name]
    return typeof text === 'string' && text !== '' && text.length <= LARGEST[name] ? text : undefined
  }
  const [id, title, text, locale] = [part('id'), part('title'), part('text'), part('locale')]
  if (id === undefined || title === undefined || text === undefined) return undefined
  return { id, title, text, ...(locale !== undefined && { locale }) }
}
