import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { ApiError, NetworkError } from '#shared/api/errors.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { submitKeys } from '#shared/forms/submit-keys.ts'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'

const schema = z
  .object({
    email: z.string().check(z.trim(), z.regex(/@/, 'Enter an email address.')),
    password: z.string().check(z.minLength(8, 'Use at least 8 characters.')),
    again: z.string(),
    design: z.enum(['rct', 'cohort'], 'Choose a design.'),
    place: z.enum(['home', 'away']),
    note: z.string(),
  })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: 'The passwords differ.' }))
type Values = Record<'email' | 'password' | 'again' | 'design' | 'place' | 'note', string>
const empty: Values = { email: '', password: '', again: '', design: '', place: 'home', note: '' }
const whole: Values = {
  ...empty,
  email: 'ada@roadrunner.test',
  password: 'longenough',
  again: 'longenough',
  design: 'rct',
}

type Props = {
  start?: Values
  send: (body: unknown, typed: Values) => Promise<unknown> | void
  designs?: readonly string[]
  judge?: 'leave'
}

function Account({ start = empty, send, designs = ['rct', 'cohort'], judge }: Props) {
  const form = useForm({ schema, defaultValues: start, send, failed: 'It was not sent.', ...(judge && { judge }) })
  return (
    <Form of={form} aria-label="Account">
      <TextField {...form.field('email')} label="Email" />
      <PasswordField {...form.field('password')} label="Password" />
      <PasswordField {...form.field('again')} label="Password again" />
      <SelectField
        {...form.choice('design')}
        label="Design"
        options={['', ...designs].map((value) => ({ value, label: value || 'None' }))}
      />
      <ChoiceField
        {...form.choice('place')}
        label="Place"
        options={[
          { value: 'home', label: 'Home' },
          { value: 'away', label: 'Away' },
        ]}
      />
      <TextAreaField {...form.field('note')} label="Note" onKeyDown={submitKeys} />
      <FormError>{form.problem}</FormError>
      <WaitNote seconds={form.waitLeft} />
      <SubmitButton {...form.button}>Send</SubmitButton>
    </Form>
  )
}

const field = (label: string) => screen.getByLabelText(label)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test('nothing is judged before the form is sent, everything with each change after that', async () => {
  const sent: unknown[] = []
  render(<Account send={(body) => void sent.push(body)} />)
  await userEvent.type(field('Email'), 'ada')
  await userEvent.tab()
  expect(field('Email')).toBeValid()

  await press()
  expect(field('Email')).toHaveAccessibleDescription('Enter an email address.')
  expect(field('Password')).toHaveAccessibleDescription('Use at least 8 characters.')
  expect(field('Design')).toHaveAccessibleDescription('Choose a design.')
  expect(sent).toEqual([])

  await userEvent.type(field('Email'), '@')
  await waitFor(() => expect(field('Email')).toBeValid())
  expect(field('Password')).toBeInvalid()
  await userEvent.selectOptions(field('Design'), 'cohort')
  await waitFor(() => expect(field('Design')).toBeValid())
})

test('what the schema makes of the fields is sent, with what was typed beside it', async () => {
  const sent: unknown[] = []
  render(<Account send={(...all) => void sent.push(all)} start={{ ...whole, email: '' }} />)
  await userEvent.type(field('Email'), '  ada@roadrunner.test ')
  await userEvent.click(screen.getByRole('radio', { name: 'Away' }))
  await userEvent.type(field('Note'), 'Hello{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent).toHaveLength(1))
  const body = { ...whole, place: 'away', note: 'Hello' }
  expect(sent).toEqual([[body, { ...body, email: '  ada@roadrunner.test ' }]])
})

test('the first wrong field of the page takes the focus, a chosen one too', async () => {
  render(<Account send={() => {}} start={{ ...whole, design: '' }} />)
  await press()
  await waitFor(() => expect(field('Design')).toHaveFocus())
})

test('a field that decides about another one has that one judged again', async () => {
  render(<Account send={() => {}} start={{ ...whole, again: 'somethingelse' }} />)
  await press()
  expect(field('Password again')).toHaveAccessibleDescription('The passwords differ.')
  await userEvent.clear(field('Password'))
  await userEvent.type(field('Password'), 'somethingelse')
  await waitFor(() => expect(field('Password again')).toBeValid())
})

test('where a form says so a field is judged when it is left', async () => {
  render(<Account send={() => {}} judge="leave" />)
  await userEvent.type(field('Email'), 'ada')
  expect(field('Email')).toBeValid()
  await userEvent.tab()
  await waitFor(() => expect(field('Email')).toBeInvalid())
  expect(field('Password')).toBeValid()
})

test('what the server says of a field stands beside it, with the focus, until that field changes', async () => {
  const refusal = { message: 'Please choose another address.', fields: { email: 'This address is taken.' } }
  render(<Account start={whole} send={() => Promise.reject(new ApiError(422, refusal))} />)
  await press()
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription('This address is taken.')
  expect(screen.getByRole('alert')).toHaveTextContent('It was not sent. Please choose another address.')

  await userEvent.type(field('Note'), 'a')
  expect(field('Email')).toHaveAccessibleDescription('This address is taken.')
  await userEvent.type(field('Email'), 'x')
  await waitFor(() => expect(field('Email')).toBeValid())
})

test('what was typed survives a failure, and the form can be sent again', async () => {
  let tries = 0
  const send = async () => {
    tries += 1
    if (tries === 1) throw new NetworkError('offline', false)
  }
  render(<Account start={whole} send={send} />)
  await press()
  expect(await screen.findByText(/Network error/)).toBeVisible()
  expect(field('Email')).toHaveValue('ada@roadrunner.test')
  await press()
  await waitFor(() => expect(tries).toBe(2))
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement())
})

test('nothing is sent again before the wait that the server asked for is over', async () => {
  let tries = 0
  const send = async () => {
    tries += 1
    throw new ApiError(429, { message: 'Slow down.' }, '', 40)
  }
  render(<Account start={whole} send={send} />)
  await press()
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 40 seconds.')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  fireEvent.submit(screen.getByRole('form'))
  await act(async () => {})
  expect(tries).toBe(1)
})

test('two presses in a row send the form once', async () => {
  let tries = 0
  let end = () => {}
  const send = () => {
    tries += 1
    return new Promise<void>((resolve) => (end = resolve))
  }
  render(<Account start={whole} send={send} />)
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(tries).toBe(1))
  fireEvent.submit(screen.getByRole('form'))
  await act(async () => end())
  expect(tries).toBe(1)
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(tries).toBe(2))
})

test('what a password manager filled in without an event is sent', async () => {
  const sent: unknown[] = []
  render(<Account start={{ ...whole, email: '' }} send={(body) => void sent.push(body)} />)
  Object.assign(field('Email'), { value: 'filled@roadrunner.test' })
  await press()
  await waitFor(() => expect(sent).toEqual([{ ...whole, email: 'filled@roadrunner.test' }]))
})

test('a choice holds before its options have come', async () => {
  const sent: unknown[] = []
  const { rerender } = render(<Account start={whole} designs={[]} send={(body) => void sent.push(body)} />)
  rerender(<Account start={whole} send={(body) => void sent.push(body)} />)
  expect(field('Design')).toHaveValue('rct')
  await press()
  await waitFor(() => expect(sent).toEqual([whole]))
})

function Kept({ send }: { send: () => Promise<unknown> }) {
  const [values, setValues] = useState({ name: 'kept' })
  const form = useForm({
    schema: z.object({ name: z.string().check(z.regex(/\S/, 'Enter a name.')) }),
    values,
    onChange: setValues,
    send: async () => {
      await send()
      setValues({ name: '' })
    },
  })
  return (
    <Form of={form}>
      <TextField {...form.field('name')} label="Name" />
      <p>Kept: {values.name}</p>
      <button type="button" onClick={() => setValues({ name: 'from elsewhere' })}>
        Restore
      </button>
      <SubmitButton {...form.button}>Send</SubmitButton>
    </Form>
  )
}

test('values that are kept outside follow the fields, and the fields follow them', async () => {
  render(<Kept send={() => Promise.resolve()} />)
  await userEvent.type(field('Name'), ' by a draft')
  expect(screen.getByText('Kept: kept by a draft')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect(field('Name')).toHaveValue('from elsewhere')
})

test('a form that was emptied by a success is judged afresh', async () => {
  render(<Kept send={() => Promise.resolve()} />)
  await press()
  await waitFor(() => expect(field('Name')).toHaveValue(''))
  await act(async () => {})
  expect(field('Name')).toBeValid()
  await press()
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Enter a name.'))
})
