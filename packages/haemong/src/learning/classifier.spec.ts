import { Classifier } from './classifier.js';
import { hashOf } from './feature-table.js';
import { trainClassifier, type Training } from './train-classifier.js';
import { exampleOf } from './training-example.js';

const several = (name: string) => [1, 2, 3, 4].map((number) => `${name}${number}`);
const common = several('snake');
const biting = [...common, ...several('bites')];
const entering = [...common, ...several('enters')];
const examplesOf = (label: string, features: string[]) =>
  Array.from({ length: 20 }, () => exampleOf(features, label));

const training: Training = { minExamples: 3, rounds: 6, l2Penalty: 1e-3, minWeight: 10 };
const examples = [
  ...examplesOf('biting', biting),
  ...examplesOf('entering', entering),
  ...examplesOf('none', common),
  exampleOf(['rare'], 'biting'),
];
const data = trainClassifier(examples, training);
const classifier = new Classifier(data);

describe('a trained classifier', () => {
  it('puts first the name whose examples share the distinctive features', () => {
    expect(classifier.classify(entering)[0]?.name).toBe('entering');
    expect(classifier.classify(biting)[0]?.name).toBe('biting');
    expect(classifier.classify(common)[0]?.name).toBe('none');
  });

  it('returns shares that add up to 1, and none below the minimum', () => {
    const total = classifier.classify(biting).reduce((sum, { share }) => sum + share, 0);
    expect(total).toBeCloseTo(1);
    expect(classifier.classify(biting, 0.5)).toHaveLength(1);
  });

  it('lists the features that support a name, strongest first', () => {
    expect(classifier.reasons(biting, 'biting').slice(0, 4).sort()).toEqual(several('bites'));
    expect(classifier.reasons(['unknown'], 'biting')).toEqual([]);
  });

  it('ignores features in fewer examples than the minimum', () => {
    expect(data.features).not.toContain(hashOf('rare'));
  });

  it('ignores features that occur with more names than the maximum', () => {
    const { features } = trainClassifier(examples, { ...training, maxNames: 2 });
    expect([...features].sort()).toEqual([...several('bites'), ...several('enters')].map(hashOf).sort());
  });

  it('tells many names apart by features that occur with few of them', () => {
    const names = Array.from({ length: 30 }, (_none, number) => `story${number}`);
    const many = names.flatMap((name, at) =>
      examplesOf(name, [...common, name, `pair${Math.floor(at / 2)}`]),
    );
    const trained = new Classifier(trainClassifier(many, training));
    const firsts = names.map((name) => trained.classify([...common, name])[0]?.name);
    expect(firsts).toEqual(names);
    const twins = trained.classify([...common, 'pair3']).slice(0, 2);
    expect(twins.map(({ name }) => name).sort()).toEqual(['story6', 'story7']);
  });

  it('is the same for the same examples', () => {
    expect(trainClassifier(examples, training)).toEqual(data);
  });
});
