import { adminCopy } from '../frame/admin.copy.ts'

export const logCopy = {
  ...adminCopy,
  lead: 'What admins changed, how it stood and how it stands. Entries are only ever added.',
  by: 'Whose',
  all: 'Everybody’s',
  mine: 'Mine',
  empty: 'Nothing has been changed yet',
  emptyDetail: 'Every change that an admin makes here stands in this log from then on.',
  actions: {
    'user.changed': 'changed the account of',
    'verification.decided': 'decided on the application of',
    'request.changed': 'changed the request of',
    'ticket.changed': 'changed ticket',
    'feedback.changed': 'changed feedback',
    'ticket.answered': 'answered ticket',
    'feedback.answered': 'answered feedback',
    'team.changed': 'changed the team',
    'switch.turned': 'turned the switch',
    'sources.ruled': 'changed the rules of',
  } as Record<string, string>,
  columns: {
    at: 'When',
    by: 'Who',
    action: 'Action',
    target: 'What',
    field: 'Field',
    before: 'Before',
    after: 'After',
    note: 'Note',
  },
}
