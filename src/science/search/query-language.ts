import { foldWord } from './tokens.ts'

/** Small words by which a sentence shows its language; none of them is an English word that questions have. */
const smallWords: Record<string, string> = {
  de: 'der die das und ist sind nicht ein eine einen einer bei gegen mit von zu zum zur auf fur wie wirkt wirken schutzt hilft senkt senken welche welcher warum wann wer gibt gegen durch oder kann bei im den dem des',
  fr: 'le la les des un une est sont et dans pour avec sur par contre chez quel quelle quels quelles comment pourquoi que qui du au aux ou ne pas il elle ce cette d l effets efficacite est-ce',
  es: 'el la los las una es son y en para con sobre contra por como que cual cuales del al se reduce previene efecto efectos eficacia sirve mejora cuando quien en de porque',
  it: 'il lo la gli le un una sono e nel nella per con contro come che quale quali del della dei delle al si riduce previene effetto effetti perche quando chi dopo gli degli negli nei nelle dello alla alle anche dal dalla durante senza tra fra piu',
  pt: 'o os as uma sao e no na para com contra por como que qual quais do da dos das ao se reduz previne efeito efeitos eficacia nao quando quem em porque',
  nl: 'de het een en is zijn niet bij tegen met van voor op hoe werkt welke waarom wanneer wie geeft door of kan tot',
  sv: 'och ar inte en ett av for med mot pa hur varfor vilken vilka nar det den som till hos',
  pl: 'czy jest sa nie w na z do przy przeciw jak jaki jakie dlaczego kiedy kto oraz dla od',
}
const languages = Object.entries(smallWords).map(([code, words]) => [code, new Set(words.split(' '))] as const)
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}{3}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
]
const english = new Set(
  'the of and is are does do did to for with from how why what which who when can has have was were not it its in on by'.split(
    ' ',
  ),
)

/**
 * The language of a question where it is surely none of English: by its script, else by at least two small words of it
 * and not half as many English ones ("La Niña and El Niño"). ISO 639-1; undefined where nothing shows another language.
 */
export function foreignLanguageOf(question: string): string | undefined {
  const script = scripts.find(([, letters]) => letters.test(question))
  if (script) return script[0]
  const words = (question.match(/[\p{L}'’-]+/gu) ?? []).flatMap((word) => foldWord(word).split(/['’]/))
  const inEnglish = words.filter((word) => english.has(word)).length
  const counts = languages
    .map(([code, known]) => ({ code, count: words.filter((word) => known.has(word)).length }))
    .toSorted((a, b) => b.count - a.count)
  const [best] = counts
  return best && best.count >= 2 && best.count > 2 * inEnglish ? best.code : undefined
}

/** Verbs by which questions in other languages ask, folded: "prévient", "senkt". */
const verbs = new Set(
  `verhindert verhindern schutzt schutzen senkt senken verringert verringern reduziert hilft helfen wirkt wirken verbessert verursacht erhoht steigert heilt
   previent previennent prevenir reduit reduisent diminue diminuent ameliore ameliorent augmente augmentent aide protege protegent cause
   causent guerit soigne abaisse baisse reduce reducen previene previenen mejora mejoran aumenta aumentan ayuda protege protegen causa
   causan disminuye disminuyen evita evitan cura sirve riduce riducono migliora migliorano aiuta protegge proteggono provoca provocano
   diminuisce abbassa abbassano reduz reduzem previne previnem melhora melhoram ajuda protege protegem diminui diminuem evita`.split(
    /\s+/,
  ),
)

/** Small words and plain verbs that are English words too or show no language by themselves, folded. */
const moreSmallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set('noch etwas wenn schon man es sich auch so dass ob mehr weniger als aus nach vor unter um mich mir mein meine bringt bringen macht machen hat haben wird werden wurde sollte soll sollten muss mussen gut besser schlecht schlechter oft viel viele vielen einem eines sehr nur immer wirklich lindert lindern tun nimmt nehmen bekommt bekommen uberhaupt liegt liegen fuhren fuhrt kommt kommen gibt geben kriegen kriegt lange wirklich bleibt bleiben ihr ihre sein seine wegen damit dann denn doch mal'.split(' ')),
  fr: new Set('souvent fait faire font si plus moins tres bien mieux peut peuvent doit doivent ses son sa leur leurs nous vous on y a cela ca etre a-t-il manger prendre boire vraiment toujours encore deja soulage calme mange apres avant marche marchent donne donner donnee donnes combien temps gens longtemps faut vaut mieux vraiment ete etait ont avait'.split(' ')),
  es: new Set('mas menos muy bien mejor puede pueden debe deben si ya tambien hace hacer tomar comer beber su sus lo le les no calma alivia realmente siempre todavia antes despues tiene tienen ser estar hay cuanto cuanta cuantos cuantas tiempo gente da dar dan sirven sirve funciona funcionan ha han fue era'.split(' ')),
  it: new Set('piu meno molto bene meglio puo possono deve devono fa fare prendere mangiare bere suo sua loro non davvero sempre ancora prima calma allevia quanto quanta quanti quante tempo gente da dare funziona funzionano ha hanno stato serve servono'.split(' ')),
  pt: new Set('mais menos muito bem melhor pode podem deve devem faz fazer tomar comer beber seu sua seus suas nao realmente sempre ainda antes depois acalma alivia tem ser quanto quanta quantos quantas tempo gente da dar funciona funcionam foi era ha'.split(' ')),
} // prettier-ignore

/** Whether a word is a small word of a language or a verb by which it asks: these name nothing. */
export const isSmallWordOf = (language: string, word: string): boolean =>
  verbs.has(foldWord(word)) ||
  moreSmallWords[language]?.has(foldWord(word)) === true ||
  languages.some(([code, words]) => code === language && words.has(foldWord(word)))
