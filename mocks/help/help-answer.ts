import { helpTopics, type HelpAction, type HelpTopic } from './help-topics.ts'

const STRONG = 2
/** One strong word, or two weak ones: less is no reason to claim an answer. */
const ENOUGH = 2
const THIS_PAGE = /\b(this|the|current) (page|screen|view)\b|\bhere\b/

/** What somebody does with references in words of their own: taken out of here they are exported, whatever reads them then. */
const plainly: readonly (readonly [RegExp, string])[] = [
  [/\b(?:get|take|bring|move|pull|send)\b.{0,60}\bout of (?:here|this|it|roadrunner|the app)\b/, ' export download '],
  [
    /\b(?:use|open|have|put|need) (?:them|it|these|my references|my papers) in (?:word|endnote|zotero|mendeley|excel)\b/,
    ' export ',
  ],
  [/\b(?:excel|spreadsheet|csv|docx|latex|print)\b/, ' export '],
]

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? []

const isOn = (topic: HelpTopic, route: string | undefined) =>
  route !== undefined && topic.routes.some((place) => route === place || route.startsWith(`${place}/`))

function scoreOf(topic: HelpTopic, message: string, route: string | undefined): number {
  const said = message.toLowerCase()
  const meant = plainly.filter(([turn]) => turn.test(said)).map(([, words]) => words)
  const words = new Set(wordsOf(`${said}${meant.join('')}`))
  let score = 0
  for (const word of words) {
    if (topic.strong.some((stem) => word.startsWith(stem))) score += STRONG
    else if (topic.weak.some((stem) => word.startsWith(stem))) score += 1
  }
  if (isOn(topic, route)) {
    if (THIS_PAGE.test(message.toLowerCase())) score += STRONG
    // Where the person is breaks a tie, no more.
    else if (score >= ENOUGH) score += 0.5
  }
  return score
}

export type HelpAnswer = {
  reply: string
  actions: ({ type: string; label: string; url: string } | HelpAction)[]
  routing: { intent: string; confidence: number }
  knowledgeBase?: { title: string }
}

const goTo = ({ label, url }: { label: string; url: string }) => ({ type: 'navigate', label, url })

const unknown: HelpAnswer = {
  reply:
    'I do not know the answer to that. I only know how Roadrunner itself works, and I would rather say so than guess. Try other words, or send it to our support with the Issue tab.',
  actions: [goTo({ label: 'Open the support center', url: '/support-center' })],
  routing: { intent: 'unknown', confidence: 0 },
}

/** The topic that a question is about, found by its words and the page it is asked on; an honest no where none is. */
export function answerTo(message: string, route?: string): HelpAnswer {
  const ranked = helpTopics
    .map((topic) => ({ topic, score: scoreOf(topic, message, route) }))
    .toSorted((a, b) => b.score - a.score)
  const best = ranked[0]
  if (!best || best.score < ENOUGH) return unknown
  const { topic, score } = best
  return {
    reply: topic.answer,
    actions: [...(topic.open ? [goTo(topic.open)] : []), ...(topic.also ?? [])],
    routing: { intent: topic.intent, confidence: Math.round((score / (score + 1)) * 100) / 100 },
    knowledgeBase: { title: topic.title },
  }
}

const SUGGESTED = 4
const personaIntents: Record<string, readonly string[]> = {
  graduate_student: ['student', 'synthesis'],
  undergraduate_student: ['student', 'lessons'],
  healthcare_provider: ['evidence', 'search'],
  scientific_medical_writer: ['write', 'evidence'],
  grant_writer: ['write', 'extract'],
  industry_professional: ['teams', 'extract'],
}
const always = ['search', 'import', 'synthesis', 'evidence', 'limits', 'problem']

/** Questions worth asking on a page, the page's own first. Each is one that `answerTo` answers. */
export function suggestionsFor(route?: string, persona?: string): string[] {
  const intents = [...(personaIntents[persona ?? ''] ?? []), ...always]
  const here = helpTopics.filter((topic) => isOn(topic, route)).slice(0, SUGGESTED - 1)
  const others = intents.flatMap((intent) => helpTopics.filter((topic) => topic.intent === intent))
  return [...new Set([...here, ...others].map((topic) => topic.ask))].slice(0, SUGGESTED)
}
