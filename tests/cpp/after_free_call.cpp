// A function deletes what its caller goes on using.
#include "opaque.hpp"
struct Account {
    long balance = 10;
};
__attribute__((noinline)) static void close(Account *account) {
#ifndef REPAIRED
    delete account;
#else
    account->balance = 0;
#endif
}
int main() {
    Account *account = opaque(new Account);
    close(account);
    account = opaque(account);
    account->balance += 5; // fault: use after free
    long r = account->balance;
#ifdef REPAIRED
    delete account;
#endif
    return (int)r - 5;
}
