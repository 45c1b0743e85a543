import type { PooledCell, PooledOutcome } from '#contract/review-body.ts'
import { accuracyScript, networkScript } from '#science/statistics/report/r-methods.ts'
import { numberText } from '#science/statistics/report/number-text.ts'
import { accuracyStudies, networkArms } from '#research/meta-analysis/method-tables.ts'
import type { Outcome } from '#research/meta-analysis/outcome.ts'

import { methodsCopy as copy } from '../methods/methods.copy.ts'
import { runMethod } from '../methods/methods.ts'
import { shareText, spanText } from '../methods/value-text.ts'

/** What an outcome of another method came to, as a review takes it over. */
export function methodOutcome(outcome: Outcome, cells: readonly PooledCell[]): PooledOutcome {
  const about = { name: outcome.name, methods: '', facts: [], columns: [], rows: [], paperIds: [], cells: [...cells] }
  return outcome.network ? { ...about, ...ofNetwork(outcome) } : { ...about, ...ofAccuracy(outcome) }
}

/** The R script of an outcome of another method; none where it has no numbers. */
export function methodScript(outcome: Outcome): string | undefined {
  const { network: choices, accuracy } = outcome
  if (accuracy) {
    const { studies } = accuracyStudies(outcome)
    return studies.length === 0 ? undefined : accuracyScript(studies, accuracy.model)
  }
  const { arms } = networkArms(outcome)
  const found = choices && runMethod({ is: 'network', arms, choices })
  return choices && found?.is === 'network' && found.result.ok
    ? networkScript(arms, { ...choices, reference: found.result.network.reference })
    : undefined
}

type Part = Pick<PooledOutcome, 'sentence'> & Partial<PooledOutcome>

function ofAccuracy(outcome: Outcome): Part {
  const { studies } = accuracyStudies(outcome)
  const model = outcome.accuracy?.model ?? 'normal'
  const found = runMethod({ is: 'accuracy', tables: studies.map(({ table }) => table), model })
  if (found.is !== 'accuracy' || !found.result.ok) {
    return { sentence: found.is === 'accuracy' && !found.result.ok ? found.result.reason : '' }
  }
  const { sensitivity, specificity, positiveRatio, negativeRatio, diagnosticOddsRatio, k } = found.result.model
  const ids = new Set(studies.map(({ id }) => id))
  const papers = outcome.lines.flatMap(({ id, paperId }) => (ids.has(id) && paperId !== undefined ? [paperId] : []))
  return {
    sentence: `${k} studies were pooled: sensitivity ${shareText(sensitivity)}, specificity ${shareText(specificity)} (95% intervals).`,
    methods: `Sensitivity and specificity were pooled together by the bivariate model. ${model === 'normal' ? copy.normalLimits : copy.binomialLimits}`,
    facts: [
      { label: 'Studies', value: String(k) },
      { label: 'Sensitivity (95% CI)', value: shareText(sensitivity) },
      { label: 'Specificity (95% CI)', value: shareText(specificity) },
      { label: 'Positive likelihood ratio (95% CI)', value: spanText(positiveRatio) },
      { label: 'Negative likelihood ratio (95% CI)', value: spanText(negativeRatio) },
      { label: 'Diagnostic odds ratio (95% CI)', value: spanText(diagnosticOddsRatio) },
    ],
    columns: ['Study', 'TP', 'FN', 'FP', 'TN', 'Sensitivity', 'Specificity'],
    rows: studies.map(({ label, table: { tp, fn, fp, tn } }) => [
      label,
      ...[tp, fn, fp, tn].map(String),
      numberText(tp / (tp + fn), 3),
      numberText(tn / (tn + fp), 3),
    ]),
    paperIds: [...new Set(papers)],
  }
}

function ofNetwork(outcome: Outcome): Part {
  const { network: choices } = outcome
  const { arms } = networkArms(outcome)
  const found = choices && runMethod({ is: 'network', arms, choices })
  if (found?.is !== 'network') return { sentence: '' }
  if (!found.result.ok) return { sentence: found.result.reason }
  const { network, ranks } = found.result
  const isRatio = choices?.measure === 'OR' || choices?.measure === 'RR'
  return {
    sentence: `${network.studies} studies of ${network.treatments.length} treatments were compared as a network, against ${network.reference}.`,
    methods: copy.networkLimits,
    columns: [
      'Treatment',
      `${choices?.measure ?? ''} against ${network.reference} (95% CI)`,
      'P-score',
      'Rank, 95% span',
    ],
    rows: network.pScores.map(({ treatment, score }) => {
      const effect = network.versusReference.find((each) => each.treatment === treatment)
      const rank = ranks?.find((each) => each.treatment === treatment)
      return [
        treatment,
        effect ? spanText(effect, isRatio) : 'reference',
        numberText(score, 3),
        rank ? `${rank.low} to ${rank.high}` : '',
      ]
    }),
  }
}
