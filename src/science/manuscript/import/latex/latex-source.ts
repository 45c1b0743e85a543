const OPTION_MAX = 5000
const nextOf = (text: string, sign: string, from: number) => {
  const at = text.indexOf(sign, from)
  return at < 0 ? Infinity : at
}

/** LaTeX text with its braces matched once, so that arguments are found without searching again and again. */
export class LatexSource {
  readonly text: string
  readonly #braces = new Map<number, number>()
  /** The first sign that could close an option, at or behind the last place that was asked about. */
  #close = -1
  at = 0

  constructor(text: string) {
    this.text = text
    const open: number[] = []
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charAt(at)
      if (sign === '\\') at += 1
      else if (sign === '{') open.push(at)
      else if (sign === '}') {
        const start = open.pop()
        if (start !== undefined) this.#braces.set(start, at)
      }
    }
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  /** What a sticky expression finds here; it is passed. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found !== null) this.at += found[0].length
    return found
  }

  looksAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    return pattern.test(this.text)
  }

  /** "{…}" here, after spaces: what is inside; undefined where there is none. It is passed. */
  group(): string | undefined {
    const start = this.at + (/^\s{0,200}/.exec(this.text.slice(this.at, this.at + 200))?.[0].length ?? 0)
    const end = this.#braces.get(start)
    if (end === undefined) return undefined
    this.at = end + 1
    return this.text.slice(start + 1, end)
  }

  /** "[…]" here; brackets in braces do not end it. */
  option(): string | undefined {
    if (this.text.charAt(this.at) !== '[') return undefined
    // Looked for once: many that open and never close are not read again and again.
    if (this.#close < this.at) this.#close = nextOf(this.text, ']', this.at)
    if (this.#close > this.at + OPTION_MAX) return undefined
    for (let at = this.at + 1; at < Math.min(this.text.length, this.at + OPTION_MAX); at += 1) {
      const sign = this.text.charAt(at)
      if (sign === '\\') at += 1
      else if (sign === '{') at = this.#braces.get(at) ?? at
      else if (sign === ']') {
        const inside = this.text.slice(this.at + 1, at)
        this.at = at + 1
        return inside.replace(/^\{([\s\S]*)\}$/, '$1')
      }
    }
    return undefined
  }

  /** The text up to `\end{name}` of this environment, which is passed; all the rest where it never ends. */
  environment(name: string): string {
    const marks = /\\(begin|end)\s*\{([^{}]*)\}/g
    marks.lastIndex = this.at
    const start = this.at
    let depth = 1
    for (let found = marks.exec(this.text); found !== null; found = marks.exec(this.text)) {
      if (found[2] !== name) continue
      depth += found[1] === 'begin' ? 1 : -1
      if (depth > 0) continue
      this.at = found.index + found[0].length
      return this.text.slice(start, found.index)
    }
    this.at = this.text.length
    return this.text.slice(start)
  }
}

/** Comments away, verbatim text aside. */
export const withoutComments = (text: string): string =>
  text
    .split(
      /(\\begin\{(?:verbatim|lstlisting|minted)\}(?:(?!\\begin\{(?:verbatim|lstlisting|minted)\})[\s\S])*?\\end\{(?:verbatim|lstlisting|minted)\})/,
    )
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/(?<!\\)((?:\\\\)*)%[^\n]*(?:\n[ \t]*)?/g, '$1')))
    .join('')
