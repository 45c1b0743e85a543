import { readDraftEntry } from '#contract/draft.ts'

import { Refusal } from '../world/refusal.ts'
import { checkIn } from './entry-log.ts'

/** A log that holds something else than changes of a text could not be read by anybody. */
checkIn('draft', (data) => {
  if (!readDraftEntry(data)) {
    throw new Refusal(422, 'This change has a form that the server does not know.', { code: 'draft_entry' })
  }
})
