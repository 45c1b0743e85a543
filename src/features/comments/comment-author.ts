import type { Comment, Reply } from '#contract/comments.ts'

import { nameOf } from './activity/person-name.ts'

/** Who wrote a comment, as far as the server says. */
export const authorOf = ({ userFirstName, userName }: Comment): string => nameOf(null, null, userName, userFirstName)

export const replierOf = ({ userFirstName, userLastName, userName, userEmail }: Reply): string =>
  nameOf(userFirstName, userLastName, userName, userEmail)
