import { modelOfEnvironment } from '../language-model/find-model.ts'
import { SEED_PASSWORD, seedKeys } from '../seed/users.ts'

/** What a person reads who has just started the server. */
type Start = {
  url: string
  data?: string
  /** The Postgres server that holds the rows. */
  database?: string
  isReal?: boolean
  hasMail?: boolean
  adminPath?: string
  missingFiles?: number
}

export function greeting({
  url,
  data,
  database,
  isReal = false,
  hasMail = false,
  adminPath,
  missingFiles = 0,
}: Start): string {
  const named = modelOfEnvironment()
  const lines = [
    `Roadrunner is running at ${url}`,
    '',
    ...(isReal
      ? adminPath === undefined
        ? ['A server for people: everybody registers for themselves.']
        : [
            'Nobody is here yet. Set the password of the first admin within an hour, by this link alone:',
            `  ${url}${adminPath}`,
          ]
      : [`Accounts to try (password of all: ${SEED_PASSWORD})`, ...seedKeys.map((key) => `  ${key}@roadrunner.test`)]),
    '',
    data === undefined
      ? 'Data: in memory only, gone when the server stops.'
      : database !== undefined
        ? `Data: the database ${database}, and files in ${data}.`
        : `Data: ${data} (kept between starts; ROADRUNNER_DATA names another folder).`,
    ...(missingFiles > 0
      ? [
          `Files of people that are missing from its folder of files: ${missingFiles}. Who has one reads that it is lost. ` +
            'A backup that is restored into another folder may have them.',
        ]
      : []),
    ...(isReal
      ? [
          hasMail
            ? 'Mail: sent by the server in ROADRUNNER_SMTP_URL.'
            : 'Mail: none (ROADRUNNER_SMTP_URL). Links that set a password stand here, for you to hand over.',
        ]
      : []),
    named
      ? `Syntheses: written by the language model ${named.model} at ROADRUNNER_LLM_URL, every quote checked.`
      : 'Syntheses: sentences and figures taken from the papers. No language model is set (ROADRUNNER_LLM_URL, ' +
        'ROADRUNNER_LLM_KEY, ROADRUNNER_LLM_MODEL).',
    'Stop: Ctrl+C',
  ]
  return lines.join('\n')
}
