import { enterpriseApi } from '#contract/enterprise.ts'

import { answerHttp } from '../people/http-answer.ts'
import { countForm } from '../people/sign-in-attempts.ts'

export const enterpriseHandlers = [
  // Visitors may ask, too: the home page offers the form.
  answerHttp(enterpriseApi.contact, ({ world, body, visitor, request }) => {
    if (!visitor) countForm(world, request, 'contact')
    const id = world.newId('contact')
    world.contacts.put({ id, at: world.now(), request: { ...body, ...(visitor && { accountId: visitor.id }) } })
    return { success: true, message: 'Our sales team will reach out to you within 24 hours.' }
  }),
]
