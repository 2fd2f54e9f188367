import { categoryTree, type ListingCategory } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';

import { quickQuestions } from './quickQuestions.ts';

const category = (slug: string): ListingCategory => ({ id: slug, slug, name: slug, icon: 'tag' });
const about = (slug: string, price_type = 'fixed', price: number | null = 40) =>
  quickQuestions({ category: category(slug), price, price_type });

describe('quickQuestions', () => {
  it('asks about availability and viewing of a thing, and about an open price', () => {
    const [available, see] = ['Is this still available?', 'When could I come and see it?'];
    expect(about('furniture')).toEqual([available, see]);
    expect(about('furniture', 'negotiable')).toEqual([available, 'Would you take less?', see]);
    expect(about('furniture', 'free', 0)).toEqual([available, see]);
    expect(about('furniture', 'negotiable', null)).toEqual([available, see]);
  });

  it('has suitable questions for homes, jobs and services', () => {
    expect(about('roommates-housing')[0]).toBe('When is it free from?');
    expect(about('day-work', 'negotiable')[1]).toBe('Could we talk about the pay?');
    expect(about('cleaning')).toContain('Do you come to my place?');
  });

  it('treats unknown categories as things', () => {
    expect(about('starships')).toEqual(about('furniture'));
    expect(quickQuestions({ category: null, price: 1, price_type: 'fixed' })).toEqual(about('furniture'));
  });

  it('has two to four questions in every category, without duplicates', () => {
    for (const { slug } of categoryTree.flatMap(({ subCategories }) => subCategories)) {
      const asked = about(slug, 'negotiable');
      expect([slug, new Set(asked).size]).toEqual([slug, asked.length]);
      expect(asked.length).toBeGreaterThanOrEqual(2);
      expect(asked.length).toBeLessThanOrEqual(4);
    }
  });
});
