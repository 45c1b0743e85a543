import { languageModel } from '#engine/language-model/language-model.ts'
import { SEED_PASSWORD, seedKeys } from '../seed/users.ts'

/** What a person reads who has just started the server. */
export function greeting({ url, data }: { url: string; data?: string }): string {
  const model = languageModel()
  const lines = [
    `Roadrunner is running at ${url}`,
    '',
    `Accounts to try (password of all: ${SEED_PASSWORD})`,
    ...seedKeys.map((key) => `  ${key}@roadrunner.test`),
    '',
    data === undefined
      ? 'Data: in memory only, gone when the server stops.'
      : `Data: ${data} (kept between starts; ROADRUNNER_DATA names another folder).`,
    model
      ? `Syntheses: written by the language model ${model.name} at ROADRUNNER_LLM_URL, every quote checked.`
      : 'Syntheses: sentences and figures taken from the papers. No language model is set (ROADRUNNER_LLM_URL, ' +
        'ROADRUNNER_LLM_KEY, ROADRUNNER_LLM_MODEL).',
    'Stop: Ctrl+C',
  ]
  return lines.join('\n')
}
