const count = (n: number) => n.toLocaleString('en')
const sentencesOf = (n: number) => `${count(n)} ${n === 1 ? 'sentence' : 'sentences'}`

export const modelsCopy = {
  title: { own: 'Your language model', everyone: 'Language model for everybody' },
  lead: {
    own: 'Writes your syntheses, Copilot’s answers, help in Write and suggestions in grids. Texts of the papers that you ask about are sent to it.',
    everyone:
      'Writes for everybody who has not chosen one. Texts of the papers that people ask about are sent to it. Without one, rules write from the papers’ own sentences.',
  },
  notOwn: 'On this server, admins choose the language model.',
  inUse: (model: string, chosenBy: string) => {
    const by: Record<string, string> = {
      person: 'your choice',
      admin: 'an admin’s choice',
      server: 'set for this server',
    }
    return `Now ${model} writes (${by[chosenBy] ?? 'set for this server'}).`
  },
  none: 'Now no language model writes: sentences are taken from the papers by rules.',
  loadFailed: 'The choice of language model could not be loaded.',
  provider: 'Kind of server',
  address: 'Address',
  addressHint: 'With path and query, as the provider gives it.',
  key: 'Key',
  keyHint: 'Encrypted before it is stored, sent only to this address, and never shown again.',
  keyKept: 'A key is saved. Leave this empty to keep using it.',
  noKeys:
    'This server takes no keys: it has no secret to seal them with. Whoever runs it sets ROADRUNNER_KEYS_SECRET. Servers that need no key can be chosen.',
  model: 'Model',
  modelHint: 'Its name, as the server knows it.',
  listModels: 'List its models',
  listed: (n: number) => (n === 1 ? 'One model is listed.' : `${count(n)} models are listed: choose one in the field.`),
  noneListed: 'It lists no models. Type the name.',
  context: 'Context in tokens',
  contextHint: 'Question and answer together. Empty: what the server tells, else 8,192.',
  embeddings: 'Embedding model',
  embeddingsHint: 'Optional: finds passages of long papers by meaning too. Their sentences are sent to it.',
  prices: 'What it costs',
  priceAsked: 'A million tokens asked',
  priceAnswered: 'A million tokens answered',
  currency: 'Currency',
  currencyHint: 'Three letters. Empty: USD.',
  pricesHint:
    'As its provider charges you: then every run says beforehand what it costs at most. Empty: nothing is said of money.',
  badPrice: 'An amount, such as 0.40.',
  badCurrency: 'Three letters, such as EUR.',
  bothPrices: 'Enter both prices, or none.',
  needAddress: 'Enter the address of the server.',
  needModel: 'Enter the name of the model.',
  badContext: 'A whole number of tokens, 512 or more.',
  save: 'Use this model',
  saved: 'The model is used from the next run on.',
  saveFailed: 'The model was not chosen.',
  tryIt: 'Try it',
  trying: 'Trying …',
  tryHint: 'Sends it one short made-up paper and looks up what it writes.',
  remove: 'Take the choice back',
  removed: 'The choice was removed, and its key deleted.',
  trial: 'What the try showed',
  didNot: 'It did not finish.',
  did: (seconds: number, first: number | undefined) =>
    `It answered in ${seconds} s${first === undefined ? '' : first < 0.1 ? ', its first words at once' : `, its first words after ${first} s`}.`,
  borne: (sentences: number, borne: number) =>
    sentences === 0
      ? 'It stated nothing that could be looked up: another model may keep to the form better.'
      : `${sentencesOf(sentences)} stated something; ${borne === sentences ? 'the quotes of all of them were' : `for ${count(borne)} the quotes were`} found in the paper and bear ${borne === 1 ? 'it' : 'them'}.`,
  tokens: (asked: number | undefined, answered: number | undefined) =>
    asked === undefined && answered === undefined
      ? 'It told no tokens.'
      : `Tokens: ${asked === undefined ? 'not told' : count(asked)} asked, ${answered === undefined ? 'not told' : count(answered)} answered.`,
  vectors: (length: number) => `The embedding model answered, with vectors of ${count(length)} numbers.`,
  noVectors: 'Passages would be found by words alone:',
  words: 'What it wrote',
  allow: 'People may choose a language model for themselves',
  allowHint:
    'Under Settings, Research, with a key of their own. Their addresses reach no private network unless the server’s settings say so.',
  allowFailed: 'That was not saved.',
} as const
