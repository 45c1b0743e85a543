import type { LessonDraft } from './lesson-draft.ts'

export const collaborateLessons: readonly LessonDraft[] = [
  {
    title: 'Create a team and invite people',
    description: 'Roles, invitations, and what each person will see.',
    level: 'beginner',
    minutes: 6,
    objectives: ['Create a team', 'Invite with the right role', 'Follow up open invitations'],
    lines: [
      'Open Collaborate and choose New team. A name is enough; organization and place in it are optional.',
      'Invite people by e-mail address, as member or as admin. Owners and admins may invite and create projects, members work in them.',
      'The invited person finds the invitation behind the bell and accepts or declines it there.',
      'You are told that the invitation was sent, and later that somebody joined.',
      'Working together needs the Team or Enterprise plan. Creating the first team does not, because the plan is bought for it.',
    ],
  },
  {
    title: 'Run a project',
    description: 'A question, papers, people, tasks and one place for them.',
    level: 'beginner',
    minutes: 7,
    objectives: ['Start a project', 'Break it into tasks'],
    lines: [
      'Create a project with a title that names the question, not the method.',
      'Write down in the description when you would call it done.',
      'Make tasks that one person can finish in a day or two. "Screen records 1 to 200" is a task, "screening" is not.',
      'Give every task a due date and a person. A board where everything is unassigned is a wish list.',
      'From Copilot a task can be handed over directly; it remembers the conversation it came from.',
    ],
  },
  {
    title: 'Talk where the work is',
    description: 'Global chat, project chat, mentions.',
    level: 'beginner',
    minutes: 4,
    objectives: ['Choose the right place for a message', 'Call somebody with a mention'],
    lines: [
      'The global chat is for everybody who collaborates here; the chat of a project for its people.',
      'Write @ and a username to call somebody. They get a notification that leads to the chat.',
      'A message that could not be sent stays in place with Retry; nothing is sent twice.',
      'Decisions belong into the project, not only into the chat: copy them into the task or the protocol.',
    ],
  },
  {
    title: 'Screen with two people',
    description: 'Blind votes, conflicts, and a number for your methods section.',
    level: 'advanced',
    minutes: 12,
    objectives: ['Set up blind screening', 'Resolve conflicts', 'Report agreement'],
    lines: [
      'Two reviewers vote on each record without seeing the other vote.',
      'Agree on the criteria first by screening fifty records together and discussing every difference.',
      'A record on which you differ becomes a conflict. Both reasons stand side by side; a third person or a talk decides.',
      'Report agreement before conflicts were resolved, and name how they were resolved.',
      'Votes made without a connection are kept and merged. If two clash, you get a conflict and never an overwrite.',
    ],
  },
]
