/** Letters of a sentence that are shown in a list. */
const MOST = 220
const AROUND = 80

/** A sentence for a list: shortened around what was found in it, with that lit. */
export function litSentence(sentence: string, subject: string | undefined): { text: string; isLit: boolean }[] {
  const at = subject === undefined || subject === '' ? -1 : sentence.indexOf(subject)
  if (subject === undefined || at < 0) return [{ text: shortened(sentence, 0, MOST), isLit: false }]
  const from = sentence.length <= MOST ? 0 : Math.max(0, at - AROUND)
  const to = sentence.length <= MOST ? sentence.length : Math.min(sentence.length, at + subject.length + AROUND)
  return [
    { text: `${from > 0 ? '… ' : ''}${sentence.slice(from, at)}`, isLit: false },
    { text: subject, isLit: true },
    { text: `${sentence.slice(at + subject.length, to)}${to < sentence.length ? ' …' : ''}`, isLit: false },
  ].filter(({ text }) => text !== '')
}

const shortened = (text: string, from: number, most: number) =>
  text.length <= most ? text : `${text.slice(from, most).replace(/\s+\S*$/, '')} …`
