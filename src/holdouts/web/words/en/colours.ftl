# The colour one is drawn in.

colour = My colour
colour-0 = Blue
colour-1 = Rust
colour-2 = Violet
colour-3 = Teal
colour-4 = Plum
colour-5 = Olive
