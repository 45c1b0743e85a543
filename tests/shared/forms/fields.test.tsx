import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'

import { FileField } from '#shared/forms/FileField.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { PasswordField } from '#shared/forms/PasswordField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'

test('every field is found by its label and described by its hint and its error', () => {
  const words = { hint: 'At least 8 characters', error: 'Too short' }
  render(
    <>
      <TextField label="Email" {...words} />
      <PasswordField label="Password" {...words} />
      <TextAreaField label="Message" {...words} />
      <SelectField label="Design" options={[{ value: 'rct', label: 'Randomised trial' }]} {...words} />
      <FileField label="Document" {...words} />
    </>,
  )
  for (const label of ['Email', 'Password', 'Message', 'Design', 'Document']) {
    const field = screen.getByLabelText(label)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('At least 8 characters Too short')
  }
})

test('a field without an error is not marked as wrong', () => {
  render(<TextField label="Email" />)
  expect(screen.getByLabelText('Email')).toBeValid()
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby')
})

test('a password can be looked at and hidden again', async () => {
  render(<PasswordField label="Password" defaultValue="roadrunner-demo" />)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveValue('roadrunner-demo')
})

test('an error of the form is announced when it appears', () => {
  const { rerender } = render(<FormError />)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  rerender(<FormError>Please check that all required fields are filled correctly.</FormError>)
  expect(screen.getByRole('alert')).toHaveTextContent('Please check that all required fields are filled correctly.')
})

function Form({ onSend }: { onSend: (values: { email: string; design: string }) => void }) {
  const { register, handleSubmit, formState } = useForm<{ email: string; design: string }>()
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)} noValidate>
      <TextField
        label="Email"
        error={formState.errors.email?.message}
        {...register('email', { required: 'Email is missing' })}
      />
      <SelectField
        label="Design"
        options={[
          { value: 'rct', label: 'Randomised trial' },
          { value: 'cohort', label: 'Cohort' },
        ]}
        {...register('design')}
      />
      <SubmitButton>Send</SubmitButton>
    </form>
  )
}

test('fields take what react-hook-form registers: values, errors, and the focus on the first wrong one', async () => {
  const sent: unknown[] = []
  render(<Form onSend={(values) => sent.push(values)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is missing')

  await userEvent.type(screen.getByLabelText('Email'), 'ada@roadrunner.test')
  await userEvent.selectOptions(screen.getByLabelText('Design'), 'Cohort')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toEqual([{ email: 'ada@roadrunner.test', design: 'cohort' }])
})
