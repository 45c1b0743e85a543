import { shelf } from './starter-paper.ts'

/** From retrieval and back-propagation to transformers: methods with the benchmark figures that made their name. */
export const machineLearningPapers = shelf('Machine learning', [
  {
    id: 'p-vaswani-2017',
    design: 'method',
    type: 'paper-conference',
    title: 'Attention is all you need',
    authors:
      'Vaswani, Ashish; Shazeer, Noam; Parmar, Niki; Uszkoreit, Jakob; Jones, Llion; Gomez, Aidan N.; Kaiser, Łukasz; Polosukhin, Illia',
    year: 2017,
    venue: 'Advances in Neural Information Processing Systems',
    at: '30',
    arxiv: '1706.03762',
    keywords: 'transformer; attention; machine translation; neural networks',
    abstract: `Vaswani and colleagues present the Transformer, a network for sequences that uses attention alone, without
      recurrence or convolution. Because all positions are processed at once, training parallelises well. On the WMT 2014
      translation task from English to German the large model reached a BLEU score of 28.4, more than 2 points above earlier
      results, ensembles included. From English to French a single model reached 41.8 after 3.5 days of training on eight
      GPUs. The model also carried over to English constituency parsing. The cost of self-attention grows with the square of
      the length of the sequence.`,
  },
  {
    id: 'p-devlin-2019',
    design: 'method',
    type: 'paper-conference',
    title: 'BERT: pre-training of deep bidirectional transformers for language understanding',
    authors: 'Devlin, Jacob; Chang, Ming-Wei; Lee, Kenton; Toutanova, Kristina',
    year: 2019,
    venue:
      'Proceedings of the 2019 Conference of the North American Chapter of the Association for Computational Linguistics: Human Language Technologies',
    at: '1:4171-4186',
    doi: '10.18653/v1/n19-1423',
    arxiv: '1810.04805',
    keywords: 'BERT; language model; pre-training; transfer learning; transformer',
    abstract: `BERT is a language model that is pre-trained on plain text and then fine-tuned for a task with one added layer. It
      reads context on both sides of a word at once, which is made possible by predicting masked words. A second training task
      is to predict whether one sentence follows another. BERT raised the GLUE benchmark score to 80.5%, a gain of 7.7 points.
      It reached an F1 of 93.2 on SQuAD version 1.1 and of 83.1 on version 2.0. Pre-training took days on many accelerators,
      whereas fine-tuning is cheap. Later work found the prediction of the next sentence to be of little use.`,
  },
  {
    id: 'p-he-2016',
    design: 'method',
    type: 'paper-conference',
    title: 'Deep residual learning for image recognition',
    authors: 'He, Kaiming; Zhang, Xiangyu; Ren, Shaoqing; Sun, Jian',
    year: 2016,
    venue: 'Proceedings of the IEEE Conference on Computer Vision and Pattern Recognition',
    at: ':770-778',
    doi: '10.1109/cvpr.2016.90',
    arxiv: '1512.03385',
    keywords: 'residual network; ResNet; image recognition; deep learning; ImageNet',
    abstract: `He and colleagues make very deep networks trainable by letting layers learn a residual, a change to their input
      that is passed on by a shortcut. Plain networks become harder to train and less accurate as they get deeper, and residual
      networks do not. Networks of up to 152 layers were trained on ImageNet, eight times as deep as VGG nets and yet of lower
      complexity. An ensemble had a top-5 error of 3.57% on the ImageNet test set and won the ILSVRC 2015 classification task.
      Deeper features also improved object detection on COCO by 28% in relative terms. A network of 1,202 layers could be
      trained but overfitted a small data set.`,
  },
  {
    id: 'p-krizhevsky-2012',
    design: 'method',
    type: 'paper-conference',
    title: 'ImageNet classification with deep convolutional neural networks',
    authors: 'Krizhevsky, Alex; Sutskever, Ilya; Hinton, Geoffrey E.',
    year: 2012,
    venue: 'Advances in Neural Information Processing Systems',
    at: '25:1097-1105',
    keywords: 'AlexNet; convolutional neural network; ImageNet; deep learning; GPU',
    abstract: `Krizhevsky and colleagues trained a deep convolutional network, later called AlexNet, on 1.2 million ImageNet
      pictures of 1,000 classes. The network has 60 million parameters and 650,000 neurons in five convolutional and three
      fully connected layers. Rectified linear units, two GPUs, augmented data and dropout made training possible. On the
      ILSVRC 2010 test set its top-1 and top-5 errors were 37.5% and 17.0%. A variant won the ILSVRC 2012 contest with a top-5
      error of 15.3%, against 26.2% for the second-best entry. The result turned computer vision towards deep learning.`,
  },
  {
    id: 'p-kingma-2015',
    design: 'method',
    type: 'paper-conference',
    title: 'Adam: a method for stochastic optimization',
    authors: 'Kingma, Diederik P.; Ba, Jimmy',
    year: 2015,
    venue: 'International Conference on Learning Representations',
    arxiv: '1412.6980',
    keywords: 'Adam; optimisation; stochastic gradient descent; adaptive learning rate',
    abstract: `Adam is a method of stochastic optimisation that adapts the step for each parameter. It keeps decaying averages of
      the gradient and of its square and corrects both for their start at zero. The suggested settings are a step of 0.001,
      decay rates of 0.9 and 0.999 and a small constant of 10 to the minus 8. Steps do not depend on the scale of the gradient,
      which makes the method easy to tune. In the experiments Adam matched or beat other methods on logistic regression, fully
      connected networks and convolutional networks. The original proof of convergence was later shown to have a gap.`,
  },
  {
    id: 'p-srivastava-2014',
    design: 'method',
    title: 'Dropout: a simple way to prevent neural networks from overfitting',
    authors: 'Srivastava, Nitish; Hinton, Geoffrey; Krizhevsky, Alex; Sutskever, Ilya; Salakhutdinov, Ruslan',
    year: 2014,
    venue: 'Journal of Machine Learning Research',
    at: '15(56):1929-1958',
    keywords: 'dropout; regularisation; overfitting; neural networks',
    abstract: `Dropout prevents overfitting by leaving out units of a network at random during training. Each training step thus
      works on a different thinned network, and the full network with scaled weights approximates the average of all of them.
      Units cannot rely on particular other units, so they learn features that are useful on their own. Dropout improved
      results on tasks in vision, speech recognition, document classification and computational biology. A probability of 0.5
      for hidden units was close to optimal for many networks. Training takes about two to three times as long as without
      dropout.`,
  },
  {
    id: 'p-mikolov-2013',
    design: 'method',
    type: 'paper-conference',
    title: 'Distributed representations of words and phrases and their compositionality',
    authors: 'Mikolov, Tomas; Sutskever, Ilya; Chen, Kai; Corrado, Greg S.; Dean, Jeffrey',
    year: 2013,
    venue: 'Advances in Neural Information Processing Systems',
    at: '26:3111-3119',
    arxiv: '1310.4546',
    keywords: 'word2vec; word embeddings; negative sampling; skip-gram',
    abstract: `Mikolov and colleagues extend the skip-gram model, which learns word vectors by predicting the neighbours of a word.
      Subsampling of frequent words makes training faster by about two to ten times and improves the vectors of rare words.
      Negative sampling replaces a costly softmax by telling true neighbours from random words. Phrases such as names of
      newspapers are found from the text and get vectors of their own. Simple sums and differences of vectors answer many
      analogy questions. The vectors also take up social biases of the text on which they are trained, as later work showed.`,
  },
  {
    id: 'p-pennington-2014',
    design: 'method',
    type: 'paper-conference',
    title: 'GloVe: global vectors for word representation',
    authors: 'Pennington, Jeffrey; Socher, Richard; Manning, Christopher D.',
    year: 2014,
    venue: 'Proceedings of the 2014 Conference on Empirical Methods in Natural Language Processing',
    at: ':1532-1543',
    doi: '10.3115/v1/d14-1162',
    keywords: 'GloVe; word embeddings; co-occurrence; word analogy',
    abstract: `GloVe learns word vectors from counts of how often words occur together in a whole corpus. It fits the logarithm of
      the counts by a weighted least squares regression on products of word vectors. Ratios of co-occurrence probabilities carry
      the meaning, so differences of vectors become meaningful directions. The model reached an accuracy of 75% on a word
      analogy task and did better than related models on similarity and on named entity recognition. Training uses only the
      non-zero counts, which keeps it fast. The vectors do not depend on context, unlike those of later language models.`,
  },
  {
    id: 'p-goodfellow-2014',
    design: 'method',
    type: 'paper-conference',
    title: 'Generative adversarial nets',
    authors:
      'Goodfellow, Ian; Pouget-Abadie, Jean; Mirza, Mehdi; Xu, Bing; Warde-Farley, David; Ozair, Sherjil; Courville, Aaron; Bengio, Yoshua',
    year: 2014,
    venue: 'Advances in Neural Information Processing Systems',
    at: '27:2672-2680',
    arxiv: '1406.2661',
    keywords: 'generative adversarial networks; generative model; deep learning; minimax game',
    abstract: `Goodfellow and colleagues train a generator and a discriminator against each other. The generator makes samples from
      noise, and the discriminator estimates whether a sample came from the data. In theory the game has a single solution in
      which the generator has the distribution of the data and the discriminator answers one half everywhere. Both can be
      multilayer perceptrons trained by back-propagation, without Markov chains. Samples of handwritten digits, faces and small
      pictures show the promise of the method. Training must keep the two players in balance, or the generator may produce too
      little variety.`,
  },
  {
    id: 'p-ronneberger-2015',
    design: 'method',
    type: 'paper-conference',
    title: 'U-Net: convolutional networks for biomedical image segmentation',
    authors: 'Ronneberger, Olaf; Fischer, Philipp; Brox, Thomas',
    year: 2015,
    venue: 'Medical Image Computing and Computer-Assisted Intervention – MICCAI 2015',
    at: ':234-241',
    doi: '10.1007/978-3-319-24574-4_28',
    arxiv: '1505.04597',
    keywords: 'U-Net; image segmentation; biomedical imaging; convolutional neural network',
    abstract: `U-Net is a convolutional network for segmenting biomedical pictures when few annotated pictures exist. A contracting
      path captures context, and a symmetric expanding path with direct links restores fine detail. Elastic deformation of the
      training pictures stands in for missing data. The network beat the earlier best method for neuronal structures in electron
      microscopy, where only 30 training pictures were given. It also won the ISBI 2015 cell tracking challenge for transmitted
      light microscopy by a wide margin. Segmenting a picture of 512 by 512 pixels took less than a second on a GPU of the time.`,
  },
  {
    id: 'p-lecun-1998',
    design: 'method',
    title: 'Gradient-based learning applied to document recognition',
    authors: 'LeCun, Yann; Bottou, Léon; Bengio, Yoshua; Haffner, Patrick',
    year: 1998,
    venue: 'Proceedings of the IEEE',
    at: '86(11):2278-2324',
    doi: '10.1109/5.726791',
    keywords: 'convolutional neural network; LeNet; MNIST; handwriting recognition',
    abstract: `LeCun and colleagues review methods for reading handwriting and show that learned features beat features designed by
      hand. Their convolutional network LeNet-5 combines local receptive fields, shared weights and subsampling. On the MNIST set
      of 60,000 training and 10,000 test digits its error was 0.95%, and 0.8% with distorted training pictures. Graph transformer
      networks let a system of several modules be trained as a whole. A system built in this way read millions of bank cheques a
      day. The paper made MNIST a standard benchmark.`,
  },
  {
    id: 'p-hochreiter-1997',
    design: 'method',
    title: 'Long short-term memory',
    authors: 'Hochreiter, Sepp; Schmidhuber, Jürgen',
    year: 1997,
    venue: 'Neural Computation',
    at: '9(8):1735-1780',
    doi: '10.1162/neco.1997.9.8.1735',
    pmid: '9377276',
    keywords: 'LSTM; recurrent neural network; vanishing gradient; sequence learning',
    abstract: `Hochreiter and Schmidhuber attack the problem that error signals vanish when they flow back through many steps of a
      recurrent network. Long short-term memory keeps the error constant within special units, and gates learn when to let
      information in and out. The network can bridge gaps of more than 1,000 steps. The cost for each time step and weight is
      constant. On artificial tasks with long delays it solved problems on which earlier recurrent methods failed. The original
      design had no forget gate, which was added later by others.`,
  },
  {
    id: 'p-rumelhart-1986',
    design: 'method',
    title: 'Learning representations by back-propagating errors',
    authors: 'Rumelhart, David E.; Hinton, Geoffrey E.; Williams, Ronald J.',
    year: 1986,
    venue: 'Nature',
    at: '323(6088):533-536',
    doi: '10.1038/323533a0',
    keywords: 'back-propagation; neural networks; hidden units; gradient descent',
    abstract: `Rumelhart, Hinton and Williams describe back-propagation, a procedure that adjusts the weights of a layered network
      so that its output comes close to a wanted output. The error is carried back from the output through the hidden layers by
      the chain rule. Hidden units thereby come to stand for features of the task that nobody named. The authors show this with
      networks that detect symmetry and with a network that stores two family trees. The procedure can end in local minima,
      which in practice caused little trouble. The authors do not claim that brains learn in this way.`,
  },
  {
    id: 'p-cortes-vapnik-1995',
    design: 'method',
    title: 'Support-vector networks',
    authors: 'Cortes, Corinna; Vapnik, Vladimir',
    year: 1995,
    venue: 'Machine Learning',
    at: '20(3):273-297',
    doi: '10.1007/bf00994018',
    keywords: 'support vector machine; soft margin; kernel; classification',
    abstract: `Cortes and Vapnik present the support-vector network, a classifier for two groups. Inputs are mapped into a space of
      very many dimensions, and a plane with the widest margin is built there. The paper extends the method to data that cannot be
      separated without error, by a soft margin that allows some mistakes at a cost. The plane depends on only a few training
      points, the support vectors. Kernels make the computation feasible without ever forming the large space. On handwritten
      digits the method did as well as specialised networks.`,
  },
  {
    id: 'p-breiman-2001',
    design: 'method',
    title: 'Random forests',
    authors: 'Breiman, Leo',
    year: 2001,
    venue: 'Machine Learning',
    at: '45(1):5-32',
    doi: '10.1023/a:1010933404324',
    keywords: 'random forest; ensemble; decision trees; variable importance',
    abstract: `Breiman defines random forests, ensembles of decision trees grown with randomness and combined by a vote. Each tree is
      grown on a bootstrap sample, and each split looks only at a random subset of the variables. The error of the forest
      converges as trees are added, so that more trees do not overfit. Its error depends on the strength of the single trees and
      on the correlation between them. Cases left out of a bootstrap sample give an internal estimate of the error and of the
      importance of variables. The forests did about as well as AdaBoost and were more robust to noise in the labels.`,
  },
  {
    id: 'p-tibshirani-1996',
    design: 'method',
    title: 'Regression shrinkage and selection via the lasso',
    authors: 'Tibshirani, Robert',
    year: 1996,
    venue: 'Journal of the Royal Statistical Society: Series B (Methodological)',
    at: '58(1):267-288',
    doi: '10.1111/j.2517-6161.1996.tb02080.x',
    keywords: 'lasso; regression; variable selection; shrinkage',
    abstract: `Tibshirani proposes the lasso, a linear regression that minimises the squared error while limiting the sum of the
      absolute coefficients. The limit shrinks some coefficients and sets others to exactly zero. The lasso therefore selects
      variables as subset selection does and is as stable as ridge regression. Simulations compare the three methods: the lasso
      does best with a small to moderate number of effects of moderate size. Ridge regression does best with many small effects.
      The idea extends to generalised linear models and to trees.`,
  },
  {
    id: 'p-brin-page-1998',
    design: 'method',
    title: 'The anatomy of a large-scale hypertextual Web search engine',
    authors: 'Brin, Sergey; Page, Lawrence',
    year: 1998,
    venue: 'Computer Networks and ISDN Systems',
    at: '30(1-7):107-117',
    doi: '10.1016/s0169-7552(98)00110-x',
    keywords: 'Google; PageRank; web search; information retrieval; link analysis',
    abstract: `Brin and Page describe Google, a prototype of a search engine that makes heavy use of the structure of the web. The
      prototype held the full text and links of at least 24 million pages. PageRank rates a page by the rank of the pages that
      link to it, with a damping factor usually set to 0.85. The text of links is indexed with the page to which they point.
      The paper explains the crawler, the index and the ranking in detail. In an appendix the authors argue that search engines
      paid for by advertising will be biased towards advertisers.`,
  },
  {
    id: 'p-robertson-zaragoza-2009',
    design: 'review',
    title: 'The probabilistic relevance framework: BM25 and beyond',
    authors: 'Robertson, Stephen; Zaragoza, Hugo',
    year: 2009,
    venue: 'Foundations and Trends in Information Retrieval',
    at: '3(4):333-389',
    doi: '10.1561/1500000019',
    keywords: 'BM25; information retrieval; probabilistic relevance; term weighting; ranking',
    abstract: `Robertson and Zaragoza set out the probabilistic relevance framework from which the ranking function BM25 comes. The
      framework orders documents by the probability that they are relevant to a query. BM25 weights a term by its rarity, lets
      its frequency in a document saturate, and corrects for the length of the document. Two parameters, k1 and b, govern
      saturation and correction for length. The extension BM25F handles documents with several weighted fields such as title and
      body. The parameters have to be tuned on data, and the theory does not fix them.`,
  },
  {
    id: 'p-lewis-2020',
    design: 'method',
    type: 'paper-conference',
    title: 'Retrieval-augmented generation for knowledge-intensive NLP tasks',
    authors:
      'Lewis, Patrick; Perez, Ethan; Piktus, Aleksandra; Petroni, Fabio; Karpukhin, Vladimir; Goyal, Naman; Küttler, Heinrich; Lewis, Mike; Yih, Wen-tau; Rocktäschel, Tim; Riedel, Sebastian; Kiela, Douwe',
    year: 2020,
    venue: 'Advances in Neural Information Processing Systems',
    at: '33:9459-9474',
    arxiv: '2005.11401',
    keywords: 'retrieval-augmented generation; RAG; question answering; language model',
    abstract: `Lewis and colleagues join a language model that generates text with a retriever that looks up passages. Their models,
      called RAG, take passages from a dense index of Wikipedia and condition the generator on them. One form uses the same
      passages for the whole answer, and another may use different passages for each token. RAG set new best results on three
      open-domain question answering tasks. Its text was judged more specific and more factual than that of a generator without
      retrieval. Knowledge can be updated by exchanging the index without training again. Retrieval does not guarantee that the
      generated text is supported by the passages.`,
  },
  {
    id: 'p-brown-2020',
    design: 'method',
    type: 'paper-conference',
    title: 'Language models are few-shot learners',
    authors: 'Brown, Tom B.; Mann, Benjamin; Ryder, Nick; Subbiah, Melanie; Kaplan, Jared; Dhariwal, Prafulla; et al.',
    year: 2020,
    venue: 'Advances in Neural Information Processing Systems',
    at: '33:1877-1901',
    arxiv: '2005.14165',
    keywords: 'GPT-3; language model; few-shot learning; scaling',
    abstract: `Brown and colleagues trained GPT-3, a language model with 175 billion parameters, ten times as many as any earlier
      model that was not sparse. The model is given a task and a few examples as text, and its weights are not changed. On many
      tasks of translation, question answering and completion it did well, at times as well as fine-tuned models. It failed on
      some tasks of inference and reading. Readers could hardly tell short news articles written by the model from human ones.
      The authors discuss contamination of test sets by the training data, bias and the risk of misuse.`,
  },
  {
    id: 'p-jumper-2021',
    design: 'method',
    title: 'Highly accurate protein structure prediction with AlphaFold',
    authors:
      'Jumper, John; Evans, Richard; Pritzel, Alexander; Green, Tim; Figurnov, Michael; Ronneberger, Olaf; et al.',
    year: 2021,
    venue: 'Nature',
    at: '596(7873):583-589',
    doi: '10.1038/s41586-021-03819-2',
    pmid: '34265844',
    keywords: 'AlphaFold; protein structure; deep learning; CASP14',
    abstract: `AlphaFold predicts the three-dimensional structure of a protein from its sequence of amino acids by a neural network.
      The network reasons jointly over an alignment of related sequences and over pairs of residues. In the blind assessment
      CASP14 its predictions had a median backbone error of 0.96 angstrom, against 2.8 angstrom for the next best method. The
      model also predicts how reliable each part of a structure is. Accuracy falls when few related sequences are known. The
      method predicts a static structure and does not describe motion or the effect of mutations.`,
  },
  {
    id: 'p-silver-2016',
    design: 'method',
    title: 'Mastering the game of Go with deep neural networks and tree search',
    authors:
      'Silver, David; Huang, Aja; Maddison, Chris J.; Guez, Arthur; Sifre, Laurent; van den Driessche, George; et al.',
    year: 2016,
    venue: 'Nature',
    at: '529(7587):484-489',
    doi: '10.1038/nature16961',
    pmid: '26819042',
    keywords: 'AlphaGo; reinforcement learning; tree search; Go; deep learning',
    abstract: `Silver and colleagues describe AlphaGo, a program that plays Go with deep networks and tree search. A policy network
      proposes moves, and a value network judges positions. The policy network was trained first on human games and then by
      playing against itself. AlphaGo won 99.8% of its games against other Go programs. It beat the European champion Fan Hui by
      5 games to 0, the first win of a program over a professional player on a full board without handicap. The system needed
      large computing resources and human games to begin with.`,
  },
  {
    id: 'p-mnih-2015',
    design: 'method',
    title: 'Human-level control through deep reinforcement learning',
    authors:
      'Mnih, Volodymyr; Kavukcuoglu, Koray; Silver, David; Rusu, Andrei A.; Veness, Joel; Bellemare, Marc G.; et al.',
    year: 2015,
    venue: 'Nature',
    at: '518(7540):529-533',
    doi: '10.1038/nature14236',
    pmid: '25719670',
    keywords: 'reinforcement learning; deep Q-network; Atari; deep learning',
    abstract: `Mnih and colleagues trained one network architecture to play 49 Atari 2600 games from pixels and score alone. The deep
      Q-network combines Q-learning with a convolutional network, a memory of past experience and a target network that changes
      slowly. It beat the best earlier learning methods on 43 of the 49 games. On 29 of the games it reached more than 75% of the
      score of a professional human tester. The same settings were used for all games. It did poorly on games that need long
      planning, such as Montezuma's Revenge.`,
  },
])
