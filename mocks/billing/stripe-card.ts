export type Problem = { type: string; code?: string; message: string }

/** The card form of the stand-in, as the stand-in of the client needs it. */
export type Card = {
  element: object
  problem: () => Problem | undefined
  number: () => string
  askBank: () => Promise<boolean>
  /** Takes the colours of the page. */
  dress: (look: Record<string, string>) => void
}

type Listener = (event: object) => void

/** The card form of the stand-in. Sent to pages as text: it refers to nothing outside itself. */
export function standInCard(look: Record<string, string>, onDestroy: () => void): Card {
  const cards = [
    ['4242 4242 4242 4242', 'is paid'],
    ['4000 0000 0000 0002', 'is declined'],
    ['4000 0000 0000 9995', 'has too little money'],
    ['4000 0025 0000 3155', 'makes the bank ask first'],
    ['4000 0000 0000 0077', 'is paid after five seconds'],
  ]
  const listeners = new Map<string, Set<Listener>>()
  const emit = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...event })
  }
  const root = document.createElement('div')
  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, style: object, text = '') => {
    const node = document.createElement(tag)
    node.textContent = text
    Object.assign(node.style, style)
    return node
  }
  /** As the page says, again when its theme changes. */
  const dress = (now: Record<string, string>) => {
    for (const [name, value] of Object.entries(now)) root.style.setProperty(`--card-${name}`, value)
  }
  dress(look)
  const ink = 'var(--card-colorText, inherit)'
  const muted = `var(--card-colorTextSecondary, ${ink})`
  const field = (label: string, autocomplete: AutoFill, placeholder: string) => {
    const input = make('input', {
      width: '100%',
      minHeight: '2.25rem',
      padding: '0 0.75rem',
      font: 'inherit',
      color: ink,
      background: 'var(--card-colorBackground, transparent)',
      border: `1px solid ${muted}`,
      borderRadius: 'var(--card-borderRadius, 6px)',
    })
    Object.assign(input, { autocomplete, placeholder, inputMode: 'numeric', type: 'text' })
    input.addEventListener('input', () =>
      emit('change', { complete: !problem(), empty: number() === '', value: { type: 'card' } }),
    )
    const words = make('label', { display: 'block', flex: '1 1 8rem', minWidth: '0', color: ink })
    words.append(make('span', { display: 'block', marginBottom: '0.375rem', fontWeight: '500' }, label), input)
    return { words, input }
  }
  const card = field('Card number', 'cc-number', '1234 1234 1234 1234')
  const expiry = field('Expiration date', 'cc-exp', 'MM / YY')
  const code = field('Security code', 'cc-csc', 'CVC')
  const row = make('div', { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '0.75rem' })
  row.append(expiry.words, code.words)
  const help = make('details', { marginTop: '0.75rem', color: muted, fontSize: '0.8125rem' })
  const list = make('ul', { marginTop: '0.375rem', paddingLeft: '1.25rem', listStyle: 'disc' })
  for (const [text, outcome] of cards) list.append(make('li', {}, `${text} ${outcome}`))
  help.append(make('summary', { cursor: 'pointer' }, 'This is a test: no money moves. Test cards'), list)
  const bank = make('div', { marginTop: '0.75rem' })
  bank.setAttribute('role', 'group')
  bank.setAttribute('aria-label', 'Your bank asks')
  root.append(card.words, row, help, bank)

  const number = () => card.input.value.replaceAll(/\D/g, '')
  const wrong = (code: string, message: string): Problem => ({ type: 'validation_error', code, message })
  function problem(): Problem | undefined {
    if (number().length < 16) return wrong('incomplete_number', 'The card number is not complete.')
    if (!/^(0[1-9]|1[0-2])(?:\s*\/)?\s*\d{2}$/.test(expiry.input.value.trim())) {
      return wrong('incomplete_expiry', 'The expiration date is not complete.')
    }
    if (!/^\d{3,4}$/.test(code.input.value.trim())) return wrong('incomplete_cvc', 'The security code is not complete.')
    return undefined
  }

  const askBank = () =>
    new Promise<boolean>((resolve) => {
      const say = (label: string, isApproved: boolean) => {
        const button = make(
          'button',
          {
            marginRight: '0.75rem',
            padding: '0.375rem 0.75rem',
            border: `1px solid ${muted}`,
            borderRadius: '6px',
            color: ink,
          },
          label,
        )
        button.type = 'button'
        button.addEventListener('click', () => {
          bank.replaceChildren()
          resolve(isApproved)
        })
        return button
      }
      const approve = say('Approve payment', true)
      bank.replaceChildren(
        make('p', { marginBottom: '0.5rem', color: ink }, 'Your bank asks: is this you?'),
        approve,
        say('Refuse payment', false),
      )
      approve.focus()
    })

  const on = (name: string, listener: Listener) =>
    void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  const element = {
    mount: (node: HTMLElement) => {
      node.append(root)
      setTimeout(() => {
        if (root.isConnected) emit('ready')
      })
    },
    on,
    once: on,
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    update: () => {},
    focus: () => card.input.focus(),
    blur: () => card.input.blur(),
    unmount: () => root.remove(),
    destroy: () => {
      root.remove()
      onDestroy()
    },
  }
  return { element, problem, number, askBank, dress }
}
