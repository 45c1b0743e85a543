import { enterpriseApi } from '#contract/enterprise.ts'

import { answer } from '#engine/answers/answer.ts'

export const enterpriseHandlers = [
  // Visitors may ask, too: the home page offers the form.
  answer(enterpriseApi.contact, ({ world, body, visitor }) => {
    const id = world.newId('contact')
    world.contacts.put({ id, at: world.now(), request: { ...body, ...(visitor && { accountId: visitor.id }) } })
    return { success: true, message: 'Our sales team will reach out to you within 24 hours.' }
  }),
]
