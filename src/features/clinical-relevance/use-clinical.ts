import type { EffectValue } from '#contract/grid.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import {
  certaintyDomains,
  certaintyOf,
  startLevel,
  startReason,
  type CertaintyStep,
} from '#science/clinical/certainty.ts'
import {
  absoluteOf,
  neededWords,
  outcomeEffect,
  type ClinicalMeasure,
  type StudyOfOutcome,
} from '#science/clinical/outcome.ts'
import { isOnlyOffered } from '#science/extraction/counted-cell.ts'
import { absentText } from '#science/grid/absence.ts'
import { cellText } from '#science/grid/cell-text.ts'
import { shortCitation } from '#science/grid/record-columns.ts'

import { clinicalStateSchema, startState, type Outcome } from './clinical-state.ts'

const TYPED =
  /^\s*([-−]?\d+(?:[.,]\d+)?)\s*[([]\s*([-−]?\d+(?:[.,]\d+)?)\s*(?:to|–|-|,|;)\s*([-−]?\d+(?:[.,]\d+)?)\s*[)\]]\s*$/
const numberOf = (text = '') => Number(text.replace('−', '-').replace(',', '.'))

/** An effect as a person types it: "0.75 (0.60 to 0.94)". */
export function readEffect(text: string): EffectValue | undefined {
  const match = TYPED.exec(text)
  if (!match) return undefined
  const [estimate, low, high] = [numberOf(match[1]), numberOf(match[2]), numberOf(match[3])]
  return low <= estimate && estimate <= high ? { estimate, low, high } : undefined
}

const isEffect = (value: unknown): value is EffectValue =>
  typeof value === 'object' && value !== null && 'estimate' in value
const isOf = (measure: ClinicalMeasure, said: string | undefined) =>
  said !== undefined && new RegExp(`^(?:a|adjusted )?${measure}$`, 'i').test(said.trim())

/** The clinical view of a grid: its question, its outcomes with everything that follows from them. */
export function useClinical(open: OpenGrid) {
  const [state, setState] = useViewState(open, 'clinical', clinicalStateSchema, startState)
  const { grid, papers } = open
  const textOf = (paperId: string, columnId: string) => {
    const cell = grid.cell(paperId, columnId)
    return cell === undefined || cell.state === 'empty' || cell.state === 'not_reported'
      ? ''
      : cellText(cell.value, cell.unit)
  }
  /** Why a cell has no value, in words. */
  const absentOf = (paperId: string, columnId: string) => absentText(grid, grid.cell(paperId, columnId))
  /** What a paper reports of an outcome: typed, else the effect of the grid where its measure is the same. */
  const effectOf = (
    outcome: Outcome,
    paperId: string,
  ): { text: string; value?: EffectValue; isTyped: boolean; offered?: string } => {
    const typed = outcome.typed[paperId]
    if (typed !== undefined) {
      const value = readEffect(typed)
      return { text: typed, isTyped: true, ...(value && { value }) }
    }
    const cell = grid.cell(paperId, 'effect')
    const value = cell?.state === 'empty' || cell?.state === 'not_reported' ? undefined : cell?.value
    if (!isEffect(value) || !isOf(outcome.measure, value.measure)) return { text: '', isTyped: false }
    const { estimate, low, high } = value
    const text = low === undefined || high === undefined ? String(estimate) : `${estimate} (${low} to ${high})`
    // What rules alone say is offered, and counts when a person has taken it.
    const isOffered = isOnlyOffered(cell, { id: 'effect' })
    return isOffered ? { text: '', isTyped: false, offered: text } : { text, value, isTyped: false }
  }
  const resultOf = (outcome: Outcome) => {
    const counted = papers.filter(({ id }) => !outcome.leftOut.includes(id))
    const studies = counted.flatMap((paper): StudyOfOutcome[] => {
      const { value } = effectOf(outcome, paper.id)
      return value ? [{ id: paper.id, label: shortCitation(paper), value, design: paper.design }] : []
    })
    const effect = outcomeEffect(outcome.measure, studies)
    const risk = outcome.baseline.trim() === '' ? undefined : numberOf(outcome.baseline) / 100
    const isRisk = risk !== undefined && risk > 0 && risk < 1
    const absolute = effect.ok && isRisk ? absoluteOf(outcome.measure, effect.natural, risk) : undefined
    const used = new Set(effect.ok ? effect.used : [])
    const designs = papers.filter(({ id }) => used.has(id)).map(({ design }) => design)
    const start = startLevel(designs)
    const steps = certaintyDomains.flatMap(({ id }): CertaintyStep[] => {
      const step = outcome.steps[id]
      return step && step.levels !== '0'
        ? [{ domain: id, levels: step.levels === '2' ? 2 : 1, reason: step.reason }]
        : []
    })
    return {
      effect,
      risk,
      isRisk,
      absolute,
      needed: absolute?.ok ? neededWords(absolute.effect) : undefined,
      startReason: startReason(designs),
      certainty: certaintyOf(start, steps),
    }
  }
  const change = (id: string, part: Partial<Outcome>) =>
    setState((before) => ({
      ...before,
      outcomes: before.outcomes.map((each) => (each.id === id ? { ...each, ...part } : each)),
    }))
  return { state, setState, papers, textOf, absentOf, effectOf, resultOf, change }
}
export type Clinical = ReturnType<typeof useClinical>
export type OutcomeResult = ReturnType<Clinical['resultOf']>
