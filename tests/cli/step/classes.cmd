view source
break geo::Box::scale
continue
info args
p by
p other.h
p w
p this->big
p color == geo::Color::Green
finish
next
p alias
p *p
p *(geo::Box*)p
info locals
p box.area()
p p->area()
p box.scale(by, other)
p by
back
p by
