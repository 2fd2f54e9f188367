-- Words in a main group and words near a place, from the index alone as well. The category is also there as an array:
-- `&&` with the categories of a group is one search of the index, `= ANY` would be one for each category.
CREATE INDEX listings_search_new ON listings USING gin (search, category_id, city_key, place_key, (ARRAY[category_id]))
  WITH (fastupdate = off) WHERE status = 'active';
-- Last, since it also waits for reads and keeps new ones waiting.
DROP INDEX listings_search;
ALTER INDEX listings_search_new RENAME TO listings_search;

-- Without it, the planner expects 4 % of the listings in every group.
CREATE STATISTICS listings_group ON (ARRAY[category_id]) FROM listings;
ANALYZE listings;
