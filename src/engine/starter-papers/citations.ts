import type { PaperDraft } from '#contract/papers.ts'

import { authorsOf } from './starter-paper.ts'

/** Works that a starter paper takes in or names, with what that was looked up in. */
type CheckedList = {
  cited: string
  checked: string
  /** Its own list of references was read from its first work to its last. */
  isWhole?: true
}

/**
 * Who takes in or cites whom among the starter papers, and only what was checked against a published list. Facts of this
 * kind are free of rights.
 */
const lists: Readonly<Record<string, CheckedList>> = {
  'p-colditz-1994': {
    cited:
      'p-aronson-1948 p-ferguson-1949 p-rosenthal-1961-households p-rosenthal-1961-chicago p-hart-1977 p-frimodt-moller-1973 p-stein-1953 p-vandiviere-1973 p-madras-trial-1980 p-coetzee-1968 p-comstock-1974 p-comstock-1969 p-comstock-1976',
    checked:
      'Authors and years of its 13 trials in the data set dat.colditz1994 of the R package metadat; households in Chicago, which it dates 1960, by authors and counts',
  },
  'p-lau-1992': {
    cited: 'p-gissi-1986 p-isis2-1988',
    checked: 'Names and years of its 33 trials in the data set dat.lau1992 of the R package metadat',
  },
  'p-ctt-2010': {
    cited: 'p-4s-1994 p-woscops-1995 p-care-1996 p-lipid-1998 p-afcaps-1998 p-prove-it-2004 p-tnt-2005',
    checked: 'Its table of participating trials (PubMed Central PMC2988224), of which the first twelve rows were read',
  },
  'p-vaduganathan-2022': {
    cited: 'p-dapa-hf-2019 p-emperor-reduced-2020 p-soloist-2021 p-emperor-preserved-2021 p-deliver-2022',
    checked: 'Its abstract, which names the five trials',
  },
  'p-prisma-2020': {
    cited: 'p-prisma-2009',
    checked: 'Its abstract, which names the statement of 2009 that it replaces',
  },
  'p-ioannidis-2005': {
    cited: 'p-quorom-1999',
    checked: 'Its list of references in the article’s own XML, as PLOS publishes it',
    isWhole: true,
  },
  'p-prisma-2009': {
    cited: 'p-quorom-1999 p-grade-2008',
    checked: 'Its list of references in the article’s own XML, as PLOS publishes it',
    isWhole: true,
  },
  'p-krizhevsky-2012': {
    cited: 'p-breiman-2001',
    checked: 'Its list of references, in a public copy of the paper',
    isWhole: true,
  },
  'p-mikolov-2013': {
    cited: 'p-rumelhart-1986',
    checked: 'Its list of references, in a public copy of the paper',
    isWhole: true,
  },
  'p-goodfellow-2014': {
    cited: 'p-krizhevsky-2012 p-lecun-1998',
    checked: 'Its list of references, in a public copy of the paper (arXiv:1406.2661)',
    isWhole: true,
  },
  'p-ronneberger-2015': {
    cited: 'p-krizhevsky-2012',
    checked: 'Its list of references, in a public copy of the paper (arXiv:1505.04597)',
    isWhole: true,
  },
  'p-he-2016': {
    cited: 'p-hochreiter-1997 p-krizhevsky-2012',
    checked: 'Its list of references, in a public copy of the paper (arXiv:1512.03385)',
    isWhole: true,
  },
  'p-vaswani-2017': {
    cited: 'p-he-2016 p-hochreiter-1997 p-kingma-2015 p-srivastava-2014',
    checked: 'Its list of references, in a public copy of the paper (arXiv:1706.03762)',
    isWhole: true,
  },
  'p-devlin-2019': {
    cited: 'p-mikolov-2013 p-pennington-2014 p-vaswani-2017',
    checked: 'Its list of references, in a public copy of the paper (arXiv:1810.04805)',
    isWhole: true,
  },
  'p-lewis-2020': {
    cited: 'p-devlin-2019 p-kingma-2015 p-robertson-zaragoza-2009 p-vaswani-2017',
    checked: 'Its list of references, in a public copy of the paper (arXiv:2005.11401)',
    isWhole: true,
  },
  'p-brown-2020': {
    cited: 'p-devlin-2019 p-lewis-2020 p-pennington-2014 p-vaswani-2017',
    checked: 'Its list of references, in a public copy of the paper (arXiv:2005.14165)',
    isWhole: true,
  },
}

/** Links among the starter papers: `from` takes in or cites `to`, as `checked` says. */
export const starterCitations: readonly { from: string; to: string; checked: string }[] = Object.entries(lists).flatMap(
  ([from, { cited, checked }]) => cited.split(' ').map((to) => ({ from, to, checked })),
)

/** Starter papers whose own lists of references were read whole: each work of the library in them is a link. */
export const wholeLists: ReadonlySet<string> = new Set(
  Object.entries(lists).flatMap(([id, { isWhole }]) => (isWhole ? [id] : [])),
)

/** A work that is no starter paper and stands in at least two of the lists that were read whole, as they print it. */
type SharedWork = { title: string; authors: string; year: number; arxiv?: string; citedBy: string }

const shared: readonly SharedWork[] = [
  {
    title: 'Replication validity of genetic association studies',
    authors: 'Ioannidis, JPA; Ntzani, EE; Trikalinos, TA; Contopoulos-Ioannidis, DG',
    year: 2001,
    citedBy: 'p-ioannidis-2005 p-prisma-2009',
  },
  {
    title:
      'Empirical evidence for selective reporting of outcomes in randomized trials: Comparison of protocols to published articles',
    authors: 'Chan, AW; Hróbjartsson, A; Haahr, MT; Gøtzsche, PC; Altman, DG',
    year: 2004,
    citedBy: 'p-ioannidis-2005 p-prisma-2009',
  },
  {
    title: 'Improving neural networks by preventing co-adaptation of feature detectors',
    authors: 'Hinton, G. E.; Srivastava, N.; Krizhevsky, A.; Sutskever, I.; Salakhutdinov, R. R.',
    year: 2012,
    arxiv: '1207.0580',
    citedBy: 'p-he-2016 p-krizhevsky-2012 p-goodfellow-2014',
  },
  {
    title: 'Learning multiple layers of features from tiny images',
    authors: 'Krizhevsky, A.',
    year: 2009,
    citedBy: 'p-he-2016 p-krizhevsky-2012 p-goodfellow-2014',
  },
  {
    title: 'What is the best multi-stage architecture for object recognition?',
    authors: 'Jarrett, K.; Kavukcuoglu, K.; Ranzato, M.; LeCun, Y.',
    year: 2009,
    citedBy: 'p-krizhevsky-2012 p-goodfellow-2014',
  },
  {
    title: 'Rectified linear units improve restricted Boltzmann machines',
    authors: 'Nair, V.; Hinton, G. E.',
    year: 2010,
    citedBy: 'p-he-2016 p-krizhevsky-2012',
  },
  {
    title: 'Maxout networks',
    authors: 'Goodfellow, I. J.; Warde-Farley, D.; Mirza, M.; Courville, A.; Bengio, Y.',
    year: 2013,
    arxiv: '1302.4389',
    citedBy: 'p-he-2016 p-goodfellow-2014',
  },
  {
    title: 'Delving deep into rectifiers: Surpassing human-level performance on ImageNet classification',
    authors: 'He, K.; Zhang, X.; Ren, S.; Sun, J.',
    year: 2015,
    arxiv: '1502.01852',
    citedBy: 'p-he-2016 p-ronneberger-2015',
  },
  {
    title: 'Rich feature hierarchies for accurate object detection and semantic segmentation',
    authors: 'Girshick, R.; Donahue, J.; Darrell, T.; Malik, J.',
    year: 2014,
    citedBy: 'p-he-2016 p-ronneberger-2015',
  },
  {
    title: 'Caffe: Convolutional architecture for fast feature embedding',
    authors: 'Jia, Y.; Shelhamer, E.; Donahue, J.; Karayev, S.; Long, J.; et al.',
    year: 2014,
    arxiv: '1408.5093',
    citedBy: 'p-he-2016 p-ronneberger-2015',
  },
  {
    title: 'Backpropagation applied to handwritten zip code recognition',
    authors: 'LeCun, Y.; Boser, B.; Denker, J. S.; Henderson, D.; Howard, R. E.; Hubbard, W.; Jackel, L. D.',
    year: 1989,
    citedBy: 'p-he-2016 p-ronneberger-2015',
  },
  {
    title: 'Fully convolutional networks for semantic segmentation',
    authors: 'Long, J.; Shelhamer, E.; Darrell, T.',
    year: 2015,
    arxiv: '1411.4038',
    citedBy: 'p-he-2016 p-ronneberger-2015',
  },
  {
    title: 'Very deep convolutional networks for large-scale image recognition',
    authors: 'Simonyan, K.; Zisserman, A.',
    year: 2015,
    arxiv: '1409.1556',
    citedBy: 'p-he-2016 p-ronneberger-2015',
  },
  {
    title: 'ImageNet: A large-scale hierarchical image database',
    authors: 'Deng, J.; Dong, W.; Socher, R.; Li, L.-J.; Li, K.; Fei-Fei, L.',
    year: 2009,
    citedBy: 'p-krizhevsky-2012 p-devlin-2019',
  },
  {
    title: 'A unified architecture for natural language processing: Deep neural networks with multitask learning',
    authors: 'Collobert, Ronan; Weston, Jason',
    year: 2008,
    citedBy: 'p-mikolov-2013 p-devlin-2019',
  },
  {
    title: 'Word representations: A simple and general method for semi-supervised learning',
    authors: 'Turian, Joseph; Ratinov, Lev; Bengio, Yoshua',
    year: 2010,
    citedBy: 'p-mikolov-2013 p-devlin-2019',
  },
  {
    title: 'A scalable hierarchical distributed language model',
    authors: 'Mnih, Andriy; Hinton, Geoffrey E',
    year: 2009,
    citedBy: 'p-mikolov-2013 p-devlin-2019',
  },
  {
    title: 'A decomposable attention model for natural language inference',
    authors: 'Parikh, Ankur P.; Täckström, Oscar; Das, Dipanjan; Uszkoreit, Jakob',
    year: 2016,
    citedBy: 'p-vaswani-2017 p-devlin-2019',
  },
  {
    title: 'Google’s neural machine translation system: Bridging the gap between human and machine translation',
    authors: 'Wu, Yonghui; Schuster, Mike; Chen, Zhifeng; Le, Quoc V; Norouzi, Mohammad; et al.',
    year: 2016,
    arxiv: '1609.08144',
    citedBy: 'p-vaswani-2017 p-devlin-2019',
  },
  {
    title: 'Exploring the limits of language modeling',
    authors: 'Jozefowicz, Rafal; Vinyals, Oriol; Schuster, Mike; Shazeer, Noam; Wu, Yonghui',
    year: 2016,
    arxiv: '1602.02410',
    citedBy: 'p-vaswani-2017 p-brown-2020',
  },
  {
    title: 'Outrageously large neural networks: The sparsely-gated mixture-of-experts layer',
    authors: 'Shazeer, Noam; Mirhoseini, Azalia; Maziarz, Krzysztof; Davis, Andy; Le, Quoc; et al.',
    year: 2017,
    arxiv: '1701.06538',
    citedBy: 'p-vaswani-2017 p-brown-2020',
  },
  {
    title: 'End-to-end memory networks',
    authors: 'Sukhbaatar, Sainbayar; Szlam, Arthur; Weston, Jason; Fergus, Rob',
    year: 2015,
    citedBy: 'p-vaswani-2017 p-lewis-2020',
  },
  {
    title: 'GLUE: A multi-task benchmark and analysis platform for natural language understanding',
    authors: 'Wang, Alex; Singh, Amanpreet; Michael, Julian; Hill, Felix; Levy, Omer; Bowman, Samuel',
    year: 2018,
    citedBy: 'p-devlin-2019 p-lewis-2020',
  },
  {
    title: 'Simple and effective multi-paragraph reading comprehension',
    authors: 'Clark, Christopher; Gardner, Matt',
    year: 2018,
    arxiv: '1710.10723',
    citedBy: 'p-devlin-2019 p-lewis-2020',
  },
  {
    title: 'Semi-supervised sequence learning',
    authors: 'Dai, Andrew M; Le, Quoc V',
    year: 2015,
    citedBy: 'p-devlin-2019 p-brown-2020',
  },
  {
    title: 'Universal language model fine-tuning for text classification',
    authors: 'Howard, Jeremy; Ruder, Sebastian',
    year: 2018,
    arxiv: '1801.06146',
    citedBy: 'p-devlin-2019 p-brown-2020',
  },
  {
    title: 'Learned in translation: Contextualized word vectors',
    authors: 'McCann, Bryan; Bradbury, James; Xiong, Caiming; Socher, Richard',
    year: 2017,
    citedBy: 'p-devlin-2019 p-brown-2020',
  },
  {
    title: 'Dissecting contextual word embeddings: Architecture and representation',
    authors: 'Peters, Matthew E.; Neumann, Mark; Zettlemoyer, Luke; Yih, Wen-tau',
    year: 2018,
    citedBy: 'p-devlin-2019 p-brown-2020',
  },
  {
    title: 'The Winograd schema challenge',
    authors: 'Levesque, Hector J; Davis, Ernest; Morgenstern, Leora',
    year: 2012,
    citedBy: 'p-devlin-2019 p-brown-2020',
  },
  {
    title: 'The fifth PASCAL recognizing textual entailment challenge',
    authors: 'Bentivogli, Luisa; Dagan, Ido; Dang, Hoa Trang; Giampiccolo, Danilo; Magnini, Bernardo',
    year: 2009,
    citedBy: 'p-devlin-2019 p-brown-2020',
  },
  {
    title: 'TriviaQA: A large scale distantly supervised challenge dataset for reading comprehension',
    authors: 'Joshi, Mandar; Choi, Eunsol; Weld, Daniel S; Zettlemoyer, Luke',
    year: 2017,
    arxiv: '1705.03551',
    citedBy: 'p-devlin-2019 p-lewis-2020 p-brown-2020',
  },
  {
    title: 'Improving language understanding by generative pre-training',
    authors: 'Radford, Alec; Narasimhan, Karthik; Salimans, Tim; Sutskever, Ilya',
    year: 2018,
    citedBy: 'p-devlin-2019 p-lewis-2020 p-brown-2020',
  },
  {
    title: 'Language models are unsupervised multitask learners',
    authors: 'Radford, Alec; Wu, Jeff; Child, Rewon; Luan, David; Amodei, Dario; Sutskever, Ilya',
    year: 2019,
    citedBy: 'p-lewis-2020 p-brown-2020',
  },
  {
    title: 'Exploring the limits of transfer learning with a unified text-to-text transformer',
    authors: 'Raffel, Colin; Shazeer, Noam; Roberts, Adam; Lee, Katherine; Narang, Sharan; et al.',
    year: 2019,
    arxiv: '1910.10683',
    citedBy: 'p-lewis-2020 p-brown-2020',
  },
  {
    title: 'REALM: Retrieval-augmented language model pre-training',
    authors: 'Guu, Kelvin; Lee, Kenton; Tung, Zora; Pasupat, Panupong; Chang, Ming-Wei',
    year: 2020,
    arxiv: '2002.08909',
    citedBy: 'p-lewis-2020 p-brown-2020',
  },
  {
    title:
      'BART: Denoising sequence-to-sequence pre-training for natural language generation, translation, and comprehension',
    authors: 'Lewis, Mike; Liu, Yinhan; Goyal, Naman; Ghazvininejad, Marjan; Mohamed, Abdelrahman; et al.',
    year: 2019,
    arxiv: '1910.13461',
    citedBy: 'p-lewis-2020 p-brown-2020',
  },
  {
    title: 'Natural questions: A benchmark for question answering research',
    authors: 'Kwiatkowski, Tom; Palomaki, Jennimaria; Redfield, Olivia; Collins, Michael; Parikh, Ankur; et al.',
    year: 2019,
    citedBy: 'p-lewis-2020 p-brown-2020',
  },
  {
    title: 'How much knowledge can you pack into the parameters of a language model?',
    authors: 'Roberts, Adam; Raffel, Colin; Shazeer, Noam',
    year: 2020,
    arxiv: '2002.08910',
    citedBy: 'p-lewis-2020 p-brown-2020',
  },
  {
    title: 'Generating Wikipedia by summarizing long sequences',
    authors:
      'Liu, Peter J.; Saleh, Mohammad; Pot, Etienne; Goodrich, Ben; Sepassi, Ryan; Kaiser, Lukasz; Shazeer, Noam',
    year: 2018,
    arxiv: '1801.10198',
    citedBy: 'p-lewis-2020 p-brown-2020',
  },
  {
    title: 'Release strategies and the social impacts of language models',
    authors: 'Solaiman, Irene; Brundage, Miles; Clark, Jack; Askell, Amanda; Herbert-Voss, Ariel; et al.',
    year: 2019,
    arxiv: '1908.09203',
    citedBy: 'p-lewis-2020 p-brown-2020',
  },
  {
    title: 'SuperGLUE: A stickier benchmark for general-purpose language understanding systems',
    authors: 'Wang, Alex; Pruksachatkun, Yada; Nangia, Nikita; Singh, Amanpreet; Michael, Julian; et al.',
    year: 2019,
    arxiv: '1905.00537',
    citedBy: 'p-lewis-2020 p-brown-2020',
  },
]

/** Works outside the starter library that two or more of the lists name: a record for each, and who cites it. */
export const sharedWorks: readonly { from: string; draft: PaperDraft }[] = shared.flatMap(
  ({ title, authors, year, arxiv, citedBy }) => {
    const ids = arxiv === undefined ? {} : { arxiv }
    const draft = { type: 'document', title, authors: authorsOf(authors), year, keywords: [], ids }
    return citedBy.split(' ').map((from) => ({ from, draft }))
  },
)
