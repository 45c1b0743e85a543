/** Width of a letter of the interface's sans, as a share of its size; wide enough for most words. */
const LETTER = 0.56

export const textWidth = (text: string, size = 12): number => text.length * size * LETTER

/** The text, cut where it would not fit into so many px. */
export function fitted(text: string, px: number, size = 12): string {
  const most = Math.max(1, Math.floor(px / (size * LETTER)))
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`
}
