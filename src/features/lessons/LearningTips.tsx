import { Card } from '#shared/ui/Card.tsx'

import { lessonsCopy } from './lessons.copy.ts'

const copy = lessonsCopy.tips

export function LearningTips() {
  return (
    <Card title={copy.title}>
      <ul className="list-disc space-y-1 pl-5 text-ink-muted">
        {copy.all.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  )
}
