import { useId } from 'react'

import { Card } from '#shared/ui/Card.tsx'

import { lessonsCopy } from './lessons.copy.ts'

const copy = lessonsCopy.tips

export function LearningTips() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Card as="div">
        <h2 id={titleId} className="mb-2 text-base font-semibold">
          {copy.title}
        </h2>
        <ul className="list-disc space-y-1 pl-5 text-ink-muted">
          {copy.all.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
