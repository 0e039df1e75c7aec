-- A picture of goods is drawn only where something shows it: it is looked up by its path.
create index products_pictures on products using gin (pictures);
create index product_variants_picture on product_variants (picture);
create index banners_picture on banners (picture_main);
