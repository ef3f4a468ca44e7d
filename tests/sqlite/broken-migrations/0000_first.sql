CREATE TABLE `first` (`id` integer);
