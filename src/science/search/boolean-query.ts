import type { Lexeme } from './query-lexemes.ts'
import { together, type QueryNode } from './query-node.ts'

/**
 * Reads AND, OR, NOT and brackets. OR binds weakest; words side by side mean AND. Nothing is an error: an operator
 * without a partner, a bracket without its twin are passed over.
 */
export function readBoolean(lexemes: readonly Lexeme[]): QueryNode | undefined {
  let at = 0
  let depth = 0

  function skips(sign: string): boolean {
    const here = lexemes[at]
    if (!here || !('sign' in here) || here.sign !== sign) return false
    at++
    return true
  }

  function readAny(): QueryNode | undefined {
    const parts: QueryNode[] = []
    for (;;) {
      const part = readAll()
      if (part) parts.push(part)
      // A closing bracket that nothing opened is passed over at the outermost level.
      if (!skips('OR') && !(depth === 0 && skips(')'))) break
    }
    return parts.length > 0 ? together('any', parts) : undefined
  }

  function readAll(): QueryNode | undefined {
    const parts: QueryNode[] = []
    for (;;) {
      let negated = false
      for (;;) {
        if (skips('NOT')) negated = !negated
        else if (!skips('AND')) break
      }
      const part = readOne()
      if (!part) break
      parts.push(negated ? { kind: 'not', of: part } : part)
    }
    return parts.length > 0 ? together('all', parts) : undefined
  }

  function readOne(): QueryNode | undefined {
    const here = lexemes[at]
    if (here?.kind === 'word' || here?.kind === 'item') {
      at++
      return here.kind === 'item' ? here.node : { kind: 'phrase', words: here.words, quoted: false }
    }
    while (skips('(')) {
      depth++
      const inner = readAny()
      depth--
      skips(')')
      // "()" asks for nothing.
      if (inner) return inner
    }
    return undefined
  }

  return readAny()
}
