export const exampleCopy = {
  question: 'Does a second dose of BCG protect adolescents where environmental mycobacteria are common?',
  idea: 'A randomised trial of a second dose of BCG in adolescents, with tuberculosis itself as the outcome, where environmental mycobacteria are common.',
  claims: {
    burden: 'About 100 million infants were vaccinated in one year: what BCG can do matters to very many.',
    average: 'On average BCG halves the risk of tuberculosis.',
    differs: 'Trials differ far more than chance allows; distance from the equator explains much of it.',
    south: 'In south India two trials could not show protection.',
    signal: 'In adolescents a second dose reduced lasting infection.',
    marker: 'Whether it reduces disease is not known: lasting infection is a marker only.',
    brazil: 'A cluster trial of a second dose at school age gave no support for it, without a placebo.',
    size: 'Trials of this size have been run in infants in South Africa.',
    deaths: 'In seven trials BCG lowered deaths from tuberculosis.',
  },
} as const
