/** Why an XML text is not read as a paper. `message` is a sentence for people. */
export class JatsRefused extends Error {
  override name = 'JatsRefused'
}

/** Letters of a text that is read: a paper has a tenth of it at most. */
export const JATS_LENGTH_MAX = 10_000_000
/** Elements inside each other: papers have some twenty. */
const DEPTH_MAX = 200

const tags = /<(?:(\/)|[A-Za-z_])[^<>]*>/g

/** Refuses what no paper is: too long, with entities of its own, nested without end, or with no article in it. */
export function assertJats(text: string): void {
  if (text.length > JATS_LENGTH_MAX) throw new JatsRefused('It is longer than 10 million letters: that is no paper.')
  if (/<!ENTITY/i.test(text)) {
    throw new JatsRefused('It declares entities of its own, which can unpack without end. It was not read.')
  }
  if (!/<(?:jats:)?article[\s>]/.test(text)) throw new JatsRefused('It is XML, but no article in JATS.')
  let depth = 0
  for (const [tag, closes] of text.matchAll(tags)) {
    if (tag.endsWith('/>')) continue
    depth += closes === undefined ? 1 : -1
    if (depth > DEPTH_MAX) {
      throw new JatsRefused(`Its elements are nested more than ${DEPTH_MAX} deep: that is no paper. It was not read.`)
    }
  }
}
