import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

import { dashboardCopy as copy } from './dashboard.copy.ts'

const QUESTION_MAX = 2000
const askForm = z.object({ question: neededText(copy.noQuestion) })

/** A question here leads to an answer: the papers for it are looked for, and stand chosen where it is generated. */
export function AskCard() {
  const navigate = useNavigate()
  const ask = (question: string) => void navigate(paths.synthesis(undefined, { ask: question }))
  const form = useForm({
    schema: askForm,
    defaultValues: { question: '' },
    send: ({ question }) => Promise.resolve(ask(question)),
  })
  return (
    <Card title={copy.ask}>
      <Form of={form} className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <TextField
            {...form.field('question')}
            label={copy.question}
            labelHidden
            placeholder={copy.questionExample}
            maxLength={QUESTION_MAX}
          />
        </div>
        <SubmitButton {...form.button}>{copy.findPapers}</SubmitButton>
      </Form>
      <p className="mt-2 flex flex-wrap items-center gap-x-1 text-ink-muted">
        {copy.tryOne}
        {copy.examples.map((question) => (
          <Button key={question} size="small" variant="ghost" onClick={() => ask(question)}>
            {question}
          </Button>
        ))}
      </p>
    </Card>
  )
}
