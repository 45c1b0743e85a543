import { climateEcologyPapers } from './climate-ecology.ts'
import { evidenceSynthesisPapers } from './evidence-synthesis.ts'
import { geneticsPapers } from './genetics.ts'
import { heartFailurePapers } from './heart-failure.ts'
import { machineLearningPapers } from './machine-learning.ts'
import { psychologyPapers } from './psychology.ts'
import { publicHealthPapers } from './public-health.ts'
import { sglt2InhibitorPapers } from './sglt2-inhibitors.ts'
import type { StarterPaper } from './starter-paper.ts'
import { statinPapers } from './statins.ts'
import { tuberculosisVaccinePapers } from './tuberculosis-vaccine.ts'

/** The starter library: real papers with true facts, each summarised in our own words. */
export const starterPapers: readonly StarterPaper[] = [
  ...tuberculosisVaccinePapers,
  ...statinPapers,
  ...heartFailurePapers,
  ...sglt2InhibitorPapers,
  ...publicHealthPapers,
  ...evidenceSynthesisPapers,
  ...psychologyPapers,
  ...machineLearningPapers,
  ...climateEcologyPapers,
  ...geneticsPapers,
]
