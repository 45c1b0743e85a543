import { findFacts, type TextKind } from '#science/evidence/facts/find-facts.ts'
import { columnLibrary } from '#science/extraction/column-library.ts'
import { readFromFacts } from '#science/extraction/propose-cells.ts'
import { certainDirectionOf } from '#science/synthesis/certain-direction.ts'
import { mainDirectionOf } from '#science/synthesis/main-direction.ts'

import type { JudgedKind } from './judged.ts'

/** A fact as the rules read it, in the terms of the judged set. */
export type SaidFact = { kind: JudgedKind; values: (string | number)[]; start: number }
type Whole = { size?: number; months?: number; design?: string; direction?: string }
/** `certain`: what of it stands by itself, without a person. */
export type Said = Whole & { facts: SaidFact[]; certain: Whole }

/**
 * What the product reads from a text, by its public entry points: facts, proposed cells and the direction of words. Nothing
 * is judged of the direction of a sentence or a paragraph, so it is not asked there.
 */
export function rulesSay(text: string, kind: TextKind, hasDirection: boolean): Said {
  const found = findFacts(text, { kind })
  const facts = found.flatMap((fact): SaidFact[] => {
    const say = (kind: JudgedKind, ...values: (string | number)[]) => ({ kind, values, start: fact.start })
    switch (fact.kind) {
      case 'effect-size': {
        const bounds = fact.interval ?? fact.outside
        // An "estimate" names no measure and is never the main effect of a paper: only its interval is said.
        const named = fact.measure !== 'estimate'
        return [
          ...(named ? [say('effect', fact.measure, fact.value)] : []),
          ...(bounds ? [say('interval', bounds.low, bounds.high)] : []),
        ]
      }
      case 'p-value':
        return fact.role === 'result' ? [say('p', fact.operator, fact.value)] : []
      case 'mean':
        return [say('mean', fact.value, fact.spread.value, fact.spread.type)]
      case 'age':
        return fact.statistic === 'mean' && fact.spread !== undefined
          ? [say('mean', fact.value, fact.spread, 'unclear')]
          : []
      case 'percentage':
        return [
          say('percentage', fact.value),
          ...(fact.events === undefined || fact.of === undefined ? [] : [say('count', fact.events, fact.of)]),
        ]
      case 'count':
        return [say('count', fact.value, fact.of)]
      default:
        return []
    }
  })
  const cells = readFromFacts(found, { text }, columnLibrary).proposed
  const cell = (id: string) => cells.find(({ columnId }) => columnId === id)
  const direction = hasDirection ? mainDirectionOf(text, kind, found) : undefined
  const size = cell('sample-size')?.value
  const time = cell('follow-up')
  const months = time?.value
  const design = cell('design')?.normalised
  const sure = hasDirection ? certainDirectionOf(text, kind, found) : undefined
  return {
    facts,
    ...(typeof size === 'number' ? { size } : {}),
    ...(typeof months === 'number' ? { months } : {}),
    ...(design === undefined ? {} : { design: plainDesign(String(design)) }),
    ...(direction ? { direction } : {}),
    certain: {
      ...(typeof size === 'number' && cell('sample-size')?.isCertain ? { size } : {}),
      ...(design !== undefined && cell('design')?.isCertain ? { design: plainDesign(String(design)) } : {}),
      ...(typeof months === 'number' && !time?.check ? { months } : {}),
      ...(sure ? { direction: sure } : {}),
    },
  }
}

/** Whatever the product calls them: designs that the judged set tells apart and the contract once did not. */
const plainDesign = (design: string) =>
  /protocol/i.test(design)
    ? 'protocol'
    : /quasi/i.test(design)
      ? 'quasi'
      : /non-?random|^controlled/i.test(design)
        ? 'controlled'
        : design
