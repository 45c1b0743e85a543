import { createTransport } from 'nodemailer'

import type { Letter } from '../mail/mail.ts'

export class MailSettingsError extends Error {
  override name = 'MailSettingsError'
}

const WAIT_MS = 20_000

type Smtp = { send(letter: Letter): Promise<void>; close(): void }

/**
 * Sends letters by the SMTP server that the environment names; undefined where it names none.
 *
 * @throws MailSettingsError with a sentence where the settings cannot be used.
 */
export function smtpOf(environment: Readonly<Record<string, string | undefined>>): Smtp | undefined {
  const { ROADRUNNER_SMTP_URL: url = '', ROADRUNNER_SMTP_FROM: from = '' } = environment
  if (url === '') return undefined
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new MailSettingsError(
      'ROADRUNNER_SMTP_URL must be an address such as smtp://user:password@mail.example.org:587.',
    )
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(from)) {
    throw new MailSettingsError('ROADRUNNER_SMTP_FROM must be the e-mail from which letters are sent.')
  }
  const { hostname, protocol, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const isHere = hostname === 'localhost' || hostname.startsWith('127.')
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // Links in letters open accounts: they cross no network unencrypted.
    requireTLS: !isSecure && !isHere,
    ignoreTLS: isHere,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (letter) => {
      // As an object: an address in a text could hold more than one.
      const to = { name: '', address: letter.to }
      await transport.sendMail({
        from: { name: 'Roadrunner', address: from },
        to,
        subject: letter.subject,
        text: letter.text,
      })
    },
    close: () => transport.close(),
  }
}
