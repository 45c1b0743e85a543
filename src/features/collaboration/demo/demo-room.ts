/** The invented people. `you` is who looks at the page. */
export const people = { you: 'You', mira: 'Mira Lindqvist', tomas: 'Tomás Okoye' } as const
export type DemoPerson = keyof typeof people
export type Vote = 'include' | 'exclude'
export const columns = [
  { status: 'todo', name: 'To do' },
  { status: 'doing', name: 'In progress' },
  { status: 'done', name: 'Done' },
] as const
export type Status = (typeof columns)[number]['status']

type DemoRecord = {
  id: string
  title: string
  votes: Readonly<Partial<Record<DemoPerson, Vote>>>
  /** What a conflict was resolved to. */
  resolved?: Vote
}

export type DemoRoom = {
  /** How many steps of the script are done. */
  step: number
  present: readonly DemoPerson[]
  records: readonly DemoRecord[]
  tasks: readonly { id: string; title: string; status: Status }[]
  messages: readonly { id: number; by: DemoPerson; text: string }[]
}

export type DemoAction =
  | { do: 'arrive' | 'leave'; who: DemoPerson }
  | { do: 'vote'; who: DemoPerson; record: string; vote: Vote }
  | { do: 'resolve'; record: string; vote: Vote }
  | { do: 'say'; who: DemoPerson; text: string }
  | { do: 'move'; task: string; status: Status }
  | { do: 'step' }
  | { do: 'reset' }

export const emptyRoom: DemoRoom = {
  step: 0,
  present: ['you'],
  records: [
    { id: 'r1', title: 'Evening light and sleep onset in shift workers: a randomised trial', votes: {} },
    { id: 'r2', title: 'Sleep hygiene leaflets in general practice: a survey of opinions', votes: {} },
    { id: 'r3', title: 'Amber lenses before bed: a crossover study in 24 adults', votes: {} },
  ],
  tasks: [
    { id: 't1', title: 'Write the protocol', status: 'doing' },
    { id: 't2', title: 'Screen three records', status: 'todo' },
    { id: 't3', title: 'Extract the trials', status: 'todo' },
  ],
  messages: [],
}

/** What the colleagues do, in order: shown on the page before it happens. */
export const script: readonly { words: string; action: Exclude<DemoAction, { do: 'step' | 'reset' }> }[] = [
  { words: 'Mira comes in', action: { do: 'arrive', who: 'mira' } },
  { words: 'Mira greets', action: { do: 'say', who: 'mira', text: 'Hello. I begin with the first record.' } },
  { words: 'Mira votes on record 1', action: { do: 'vote', who: 'mira', record: 'r1', vote: 'include' } },
  { words: 'Mira starts the screening task', action: { do: 'move', task: 't2', status: 'doing' } },
  { words: 'Mira votes on record 2', action: { do: 'vote', who: 'mira', record: 'r2', vote: 'include' } },
  { words: 'Tomás comes in', action: { do: 'arrive', who: 'tomas' } },
  { words: 'Tomás finishes the protocol', action: { do: 'move', task: 't1', status: 'done' } },
  { words: 'Mira votes on record 3', action: { do: 'vote', who: 'mira', record: 'r3', vote: 'exclude' } },
  {
    words: 'Mira asks about conflicts',
    action: { do: 'say', who: 'mira', text: 'All three voted. Where we differ, let us look again together.' },
  },
  { words: 'Mira leaves', action: { do: 'leave', who: 'mira' } },
]

const put = <T extends { id: string }>(rows: readonly T[], id: string, part: (row: T) => Partial<T>): T[] =>
  rows.map((row) => (row.id === id ? { ...row, ...part(row) } : row))

/** The room after something has happened in it. */
export function nextRoom(room: DemoRoom, action: DemoAction): DemoRoom {
  switch (action.do) {
    case 'arrive':
      return { ...room, present: [...new Set([...room.present, action.who])] }
    case 'leave':
      return { ...room, present: room.present.filter((who) => who !== action.who) }
    case 'vote':
      return {
        ...room,
        records: put(room.records, action.record, ({ votes }) => ({ votes: { ...votes, [action.who]: action.vote } })),
      }
    case 'resolve':
      return { ...room, records: put(room.records, action.record, () => ({ resolved: action.vote })) }
    case 'move':
      return { ...room, tasks: put(room.tasks, action.task, () => ({ status: action.status })) }
    case 'say':
      return {
        ...room,
        messages: [...room.messages, { id: room.messages.length, by: action.who, text: action.text }],
      }
    case 'step': {
      const next = script[room.step]
      return next ? { ...nextRoom(room, next.action), step: room.step + 1 } : room
    }
    case 'reset':
      return emptyRoom
  }
}

/** waiting: a vote is missing. conflict: they differ. else what was decided, by both or afterwards. */
export function outcomeOf({ votes, resolved }: DemoRecord): 'waiting' | 'conflict' | Vote {
  const { you, mira } = votes
  if (you === undefined || mira === undefined) return 'waiting'
  return you === mira ? you : (resolved ?? 'conflict')
}

export const decidedOf = ({ records }: DemoRoom) =>
  records.filter((record) => !['waiting', 'conflict'].includes(outcomeOf(record))).length
